import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { careerSource } from '../../features/careers/career-source'
import { tableLoader } from '../../kit/tables/table-loader'

export const loader = tableLoader<StaffCareer>(careerSource)
