export { NewsEditorPage as Component } from './NewsEditorPage'
