export { JobProfilesPage as Component } from './JobProfilesPage'
