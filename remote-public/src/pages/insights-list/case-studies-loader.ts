import { listLoader } from './list-loader'

export const loader = listLoader('caseStudies')
