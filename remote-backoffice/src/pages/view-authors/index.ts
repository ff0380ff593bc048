export { ViewAuthorsPage as Component } from './ViewAuthorsPage'
