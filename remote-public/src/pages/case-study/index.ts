export { CaseStudyPage as Component } from './CaseStudyPage'
