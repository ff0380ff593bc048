export { hydrated } from '../../tools/browser/hydrated'
