import { jobsAmericas } from './jobs-americas'
import { jobsAsiaPacific } from './jobs-asia-pacific'
import { jobsEuropeGulf } from './jobs-europe-gulf'

export { seedApplicants, seedFutureApplicants } from './people'

export const seedJobs = [...jobsAmericas, ...jobsEuropeGulf, ...jobsAsiaPacific]

/** The number of sample applicants for each job, in order. */
export const applicantsByJob: readonly [slug: string, people: number][] = [
  ['senior-cloud-platform-engineer-dallas', 5],
  ['sap-s4hana-finance-consultant-dallas', 4],
  ['technical-recruiter-remote-usa', 3],
  ['quality-engineering-lead-toronto', 4],
  ['service-desk-analyst-french-and-english-toronto', 3],
  ['data-platform-architect-london', 5],
  ['penetration-tester-manchester', 3],
  ['scrum-master-payments-modernisation-amsterdam', 4],
  ['security-operations-manager-dubai', 4],
  ['full-stack-engineer-node-and-react-hyderabad', 8],
  ['sap-basis-administrator-hyderabad', 3],
  ['machine-learning-engineer-pune', 2],
  ['mainframe-modernisation-engineer-singapore', 5],
  ['mobile-developer-ios-and-android-singapore', 2],
  ['cloud-cost-analyst-sydney', 5],
]
