import type { ApplicantCounts, ApplicantDetail, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'

/** An applicant for a job, as the service returns it in a list, for tests. */
export const sampleApplicant = (changes: Partial<StaffApplicant> = {}): StaffApplicant => ({
  id: 'p1',
  version: 4,
  reference: 'APP-7F3K2Q',
  jobId: 'j1',
  job: { id: 'j1', jobTitle: 'Data engineer', jobCode: 'JOB-2026-0007', status: 'OPEN' },
  future: false,
  name: 'Rosa Lind',
  email: 'rosa.lind@example.com',
  phone: '+46 70 123 45 67',
  currentLocation: 'Lund',
  currentCompany: 'Orbit Freight',
  currentTitle: 'Analyst',
  experienceYears: 4,
  skills: ['Kafka', 'SQL'],
  noticePeriodDays: 30,
  linkedinUrl: null,
  portfolioUrl: null,
  resumeFileName: 'rosa-lind.pdf',
  resumeSize: 48_000,
  resumeType: 'application/pdf',
  desiredRole: null,
  preferredCountry: null,
  consentFuture: true,
  source: 'linkedin.com',
  stage: 'NEW',
  rating: null,
  rejectCode: null,
  rejectReason: null,
  tags: [],
  answers: [],
  appliedAt: '2026-03-01T10:00:00.000Z',
  lastContactAt: '2026-03-01T10:00:00.000Z',
  retentionUntil: '2028-03-01T10:00:00.000Z',
  otherApplications: 0,
  appliedBefore: 0,
  updatedAt: '2026-03-01T10:00:00.000Z',
  ...changes,
})

/** The same applicant with all details, for tests. */
export const sampleDetail = (changes: Partial<ApplicantDetail> = {}): ApplicantDetail => ({
  ...sampleApplicant(),
  coverLetter: 'I like trains.',
  firstResumeFileName: null,
  underSameEmail: [],
  notes: [
    { id: 'n1', text: 'Called her.', createdAt: '2026-03-02T10:00:00.000Z', createdBy: { id: 'u1', name: 'Ida' } },
  ],
  history: [{ from: null, to: 'NEW', at: '2026-03-01T10:00:00.000Z', by: null, reason: null }],
  ...changes,
})

/** Counts by stage, for tests. */
export const sampleCounts = (): ApplicantCounts => ({
  total: 12,
  future: 2,
  last24h: 1,
  byStage: { NEW: 5, SCREENING: 2, INTERVIEW: 3, OFFER: 1, HIRED: 1, REJECTED: 0, WITHDRAWN: 0 },
  tags: [
    { tag: 'calm', applicants: 2, future: 0 },
    { tag: 'kafka star', applicants: 1, future: 3 },
  ],
})
