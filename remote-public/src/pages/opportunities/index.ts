export { OpportunitiesPage as Component } from './OpportunitiesPage'
