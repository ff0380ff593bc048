export { CategoryEditorPage as Component } from './CategoryEditorPage'
