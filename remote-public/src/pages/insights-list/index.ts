export { InsightsListPage as Component } from './InsightsListPage'
