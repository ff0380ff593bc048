export { CareersPage as Component } from './CareersPage'
