export { ArticlePage as Component } from './ArticlePage'
