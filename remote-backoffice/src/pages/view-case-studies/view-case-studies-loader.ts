import type { StaffCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import { caseStudySource } from '../../features/case-studies/case-study-source'
import { tableLoader } from '../../kit/tables/table-loader'

export const loader = tableLoader<StaffCaseStudy>(caseStudySource)
