import type { ApplicantStage, RejectCode } from '@tekskills/shared/contracts/http/applicants'
import type { JobCountry } from '@tekskills/shared/contracts/http/careers'
import { applicantsByJob, seedApplicants, seedFutureApplicants, seedJobs } from './index'
import type { SeedJob, SeedPerson } from './types'

/** A sample application before it is inserted. */
export interface SampleApplication {
  person: SeedPerson
  /** Undefined in the talent pool. */
  job?: SeedJob
  skills: string[]
  stage: ApplicantStage
  daysAgo: number
  rating: number | null
  /** The reason for a rejection. */
  rejectCode: RejectCode | null
  source: string
  preferredCountry: JobCountry | null
}

const running: ApplicantStage[] = ['INTERVIEW', 'SCREENING', 'NEW', 'REJECTED', 'NEW', 'OFFER', 'SCREENING', 'NEW']
const filled: ApplicantStage[] = ['HIRED', 'REJECTED', 'REJECTED']
const ended: ApplicantStage[] = ['WITHDRAWN', 'REJECTED', 'REJECTED']
const sources = ['linkedin', 'referral', 'indeed', 'google', 'newsletter']
const countries: JobCountry[] = ['USA', 'UK', 'Canada', 'India', 'Netherlands', 'UAE', 'Australia', 'Singapore']
const rejectCodes: RejectCode[] = ['SKILLS', 'PAY', 'OTHER_CANDIDATE', 'EXPERIENCE', 'LOCATION', 'SKILLS']
const ratings: Partial<Record<ApplicantStage, number>> = { INTERVIEW: 4, OFFER: 5, HIRED: 5, REJECTED: 2, SCREENING: 3 }

const skillsOf = ([, , , , , ...skills]: SeedPerson) => skills

const stagesOf = ({ status, closeReason }: SeedJob) =>
  status !== 'CLOSED' ? running : closeReason === 'FILLED' ? filled : ended

/** Every sample application; deterministic. */
export function sampleApplications(): SampleApplication[] {
  const people = seedApplicants.values()
  const forJobs = applicantsByJob.flatMap(([slug, count]) => {
    const job = seedJobs.find((each) => each.slug === slug)
    return Array.from({ length: count }, (_, index) => applicationFor(job, people.next().value, index, count))
  })
  const pool = seedFutureApplicants.map<SampleApplication>((person, index) => ({
    person,
    skills: skillsOf(person),
    stage: 'NEW',
    daysAgo: 4 + index * 9,
    rating: null,
    rejectCode: null,
    source: sources[index % sources.length] ?? '',
    preferredCountry: countries[index % countries.length] ?? null,
  }))
  return [...forJobs.flat(), ...pool]
}

function applicationFor(
  job: SeedJob | undefined,
  person: SeedPerson | undefined,
  index: number,
  count: number,
): SampleApplication[] {
  if (!job || !person) return []
  const stages = stagesOf(job)
  const stage = stages[index % stages.length] ?? 'NEW'
  return [
    {
      person,
      job,
      skills: job.skills.slice(0, 2 + (index % 3)),
      stage,
      // Spread over the time since the job was posted.
      daysAgo: Math.max(1, Math.round(job.postedDaysAgo * (1 - (index + 1) / (count + 2)))),
      rating: ratings[stage] ?? null,
      rejectCode: stage === 'REJECTED' ? (rejectCodes[(index + count) % rejectCodes.length] ?? null) : null,
      source: sources[index % sources.length] ?? '',
      preferredCountry: null,
    },
  ]
}
