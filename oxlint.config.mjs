export { config as default } from './tools/lint/config.mjs'
