import { staffCareer, type StaffCareer } from '@tekskills/shared/contracts/http/careers'
import type { RecordFormDefinition } from '../../kit/record-form/record-form-definition'
import { actionsFor } from './career-actions'
import { careerForm, type CareerFormValues, type ValidCareer } from './career-form-schema'
import { toCopyValues, toFormValues, toPayload } from './career-form-values'

type CareerFormDefinition = RecordFormDefinition<StaffCareer, CareerFormValues, ValidCareer>

/** The form of jobs. */
export const careerFormDefinition: CareerFormDefinition = {
  key: 'career',
  label: 'Job',
  noun: 'job',
  path: '/career',
  stored: staffCareer,
  schema: careerForm,
  toValues: toFormValues,
  files: [],
  errorFields: { NAME_TAKEN: 'jobCode' },
  toPayload,
  fieldNames: {
    jobTitle: 'job title',
    jobCode: 'job code',
    slug: 'address',
    department: 'department',
    description: 'description',
    responsibilities: 'responsibilities',
    requirements: 'requirements',
    skills: 'skills',
    experienceMin: 'experience from',
    experienceMax: 'experience up to',
    education: 'education',
    employmentType: 'employment',
    workplaceType: 'workplace',
    country: 'country',
    city: 'city',
    salaryMin: 'salary from',
    salaryMax: 'salary up to',
    openings: 'places to fill',
    closingDate: 'last day to apply',
    recruiterEmail: 'recruiter',
    status: 'status',
  },
  tracksEditors: true,
  actionsFor: (job) => actionsFor(job?.status),
}

/** The form of a new job that begins with the words of another one; its backup is not that of an empty form. */
export const copiedCareerFormDefinition = (job: StaffCareer): CareerFormDefinition => ({
  ...careerFormDefinition,
  key: `career-copy-${job.id}`,
  toValues: (stored) => (stored ? toFormValues(stored) : toCopyValues(job)),
})
