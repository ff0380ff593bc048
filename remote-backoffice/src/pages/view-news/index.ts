export { ViewNewsPage as Component } from './ViewNewsPage'
