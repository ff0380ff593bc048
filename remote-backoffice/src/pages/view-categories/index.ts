export { ViewCategoriesPage as Component } from './ViewCategoriesPage'
