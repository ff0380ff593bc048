export { MicrositeLayout as Component } from './MicrositeLayout'
