export { BlogEditorPage as Component } from './BlogEditorPage'
