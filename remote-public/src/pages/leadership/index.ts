export { LeadershipPage as Component } from './LeadershipPage'
