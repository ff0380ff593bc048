export { AddCareersPage as Component } from './AddCareersPage'
