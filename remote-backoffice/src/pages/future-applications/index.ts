export { FutureApplicationsPage as Component } from './FutureApplicationsPage'
