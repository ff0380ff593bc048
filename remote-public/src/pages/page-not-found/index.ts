export { PageNotFoundPage as Component } from './PageNotFoundPage'
