import type { CareerFacets, PublicCareer } from '@tekskills/shared/contracts/http/careers'
import { pageOf } from './service'

/** An open job as the service returns it. */
export function sampleJob(number: number, changes: Partial<PublicCareer> = {}): PublicCareer {
  const slug = `job-${number}`
  return {
    id: `j${number}`,
    slug,
    jobTitle: `Job ${number}`,
    jobCode: `JOB-2026-000${number}`,
    department: 'Cloud',
    summary: `What job ${number} is about.`,
    employmentType: 'FULL_TIME',
    workplaceType: 'HYBRID',
    country: 'UK',
    state: null,
    city: 'London',
    skills: ['Terraform'],
    experienceMin: 5,
    experienceMax: null,
    openings: 2,
    postedAt: '2026-03-01T08:00:00Z',
    closingDate: '2026-05-30',
    onHold: false,
    description: '<p>You build platforms.</p>',
    responsibilities: '<ul><li>Write modules</li></ul>',
    requirements: '<ul><li>Five years of it</li></ul>',
    education: null,
    countryCode: 'GB',
    salary: { currency: 'GBP', min: 60_000, max: 75_000, unit: 'YEAR' },
    validThrough: '2026-05-30T23:59:59Z',
    updatedAt: '2026-03-02T08:00:00Z',
    meta: {
      title: `Job ${number} (London, UK)`,
      description: `What job ${number} is about.`,
      keywords: 'Terraform',
      canonicalLink: `/opportunities?job=${slug}`,
      image: '',
      robots: 'index, follow',
    },
    similar: [],
    ...changes,
  }
}

const sampleFacets: CareerFacets = {
  country: [
    { value: 'India', count: 4 },
    { value: 'UK', count: 1 },
  ],
  city: [{ value: 'Pune', count: 4 }],
  department: [{ value: 'Cloud', count: 3 }],
  employmentType: [{ value: 'FULL_TIME', count: 5 }],
  workplaceType: [{ value: 'REMOTE', count: 2 }],
}

/** The service's response with the given jobs as one page of the list. */
export const jobsResponse = (jobs: readonly PublicCareer[], total = jobs.length, page = 0) => ({
  ...pageOf(jobs, total, page),
  facets: sampleFacets,
})
