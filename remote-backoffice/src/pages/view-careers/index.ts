export { ViewCareersPage as Component } from './ViewCareersPage'
