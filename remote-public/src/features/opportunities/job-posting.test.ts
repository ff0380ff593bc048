import { sampleJob } from '../../testing/careers'
import { jobPosting } from './job-posting'

const origin = 'https://tekskills.example'

test('MT-06 an open job is a JobPosting with place, time, pay and employer', () => {
  expect(jobPosting(sampleJob(1), origin)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Job 1',
    datePosted: '2026-03-01T08:00:00Z',
    validThrough: '2026-05-30T23:59:59Z',
    employmentType: 'FULL_TIME',
    identifier: { value: 'JOB-2026-0001' },
    url: 'https://tekskills.example/opportunities?job=job-1',
    hiringOrganization: { name: 'Tekskills', sameAs: 'https://tekskills.example/' },
    jobLocation: { address: { addressLocality: 'London', addressCountry: 'GB' } },
    experienceRequirements: { monthsOfExperience: 60 },
    baseSalary: { currency: 'GBP', value: { minValue: 60_000, maxValue: 75_000, unitText: 'YEAR' } },
  })
})

test('MT-06 a remote job names the country of residence; a salary that is not public is left out', () => {
  const posting = jobPosting(sampleJob(1, { workplaceType: 'REMOTE', salary: null }), origin)
  expect(posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'UK' },
  })
  expect(posting).not.toHaveProperty('jobLocation')
  expect(posting.baseSalary).toBeUndefined()
})
