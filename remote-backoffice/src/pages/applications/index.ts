export { ApplicationsPage as Component } from './ApplicationsPage'
