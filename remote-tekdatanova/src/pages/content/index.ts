export { ContentRoute as Component } from './ContentRoute'
