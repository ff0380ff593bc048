export { ViewBlogsPage as Component } from './ViewBlogsPage'
