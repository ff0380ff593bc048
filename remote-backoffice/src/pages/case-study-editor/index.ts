export { CaseStudyEditorPage as Component } from './CaseStudyEditorPage'
