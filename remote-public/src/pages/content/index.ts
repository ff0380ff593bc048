export { ContentPage as Component } from './ContentPage'
