export { PersonPage as Component } from './PersonPage'
