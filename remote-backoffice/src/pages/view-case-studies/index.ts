export { ViewCaseStudiesPage as Component } from './ViewCaseStudiesPage'
