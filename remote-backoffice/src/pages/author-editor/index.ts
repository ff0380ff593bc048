export { AuthorEditorPage as Component } from './AuthorEditorPage'
