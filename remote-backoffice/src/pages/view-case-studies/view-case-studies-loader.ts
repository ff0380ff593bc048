import type { StaffCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import { caseStudySource } from '../../features/content/content-source'
import { tableLoader } from '../../features/tables/table-loader'

export const loader = tableLoader<StaffCaseStudy>(caseStudySource)
