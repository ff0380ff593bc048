export { LandingPage as Component } from './LandingPage'
