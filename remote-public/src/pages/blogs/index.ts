export { BlogsPage as Component } from './BlogsPage'
