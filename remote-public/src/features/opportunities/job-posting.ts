import type { PublicCareer } from '@tekskills/shared/contracts/http/careers'
import type { StructuredData } from '@tekskills/shared/contracts/structured-data'
import { organization } from '@tekskills/shared/seo/structured-data'
import { jobPath } from '../../kit/jobs/job-query'

/**
 * A job as schema.org JobPosting (contract §3.6). Only for open jobs: search engines penalize the markup of closed
 * ones.
 */
export function jobPosting(job: PublicCareer, origin: string): StructuredData {
  return {
    '@type': 'JobPosting',
    title: job.jobTitle,
    description: [job.description, job.responsibilities, job.requirements].filter(Boolean).join('\n'),
    identifier: { '@type': 'PropertyValue', name: 'Tekskills', value: job.jobCode },
    url: `${origin}${jobPath(job.slug)}`,
    datePosted: job.postedAt,
    validThrough: job.validThrough,
    employmentType: job.employmentType,
    totalJobOpenings: job.openings,
    directApply: true,
    hiringOrganization: { ...organization(origin), sameAs: `${origin}/` },
    ...placeOf(job),
    skills: job.skills.join(', ') || undefined,
    educationRequirements: job.education ?? undefined,
    experienceRequirements: job.experienceMin
      ? { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: job.experienceMin * 12 }
      : undefined,
    baseSalary: job.salary ? salaryOf(job.salary) : undefined,
  }
}

function placeOf({ workplaceType, city, state, country, countryCode }: PublicCareer) {
  if (workplaceType === 'REMOTE') {
    return {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country },
    }
  }
  const address = {
    '@type': 'PostalAddress',
    addressLocality: city ?? undefined,
    addressRegion: state ?? undefined,
    addressCountry: countryCode,
  }
  return { jobLocation: { '@type': 'Place', address } }
}

function salaryOf({ currency, min, max, unit }: NonNullable<PublicCareer['salary']>) {
  const value = {
    '@type': 'QuantitativeValue',
    minValue: min ?? undefined,
    maxValue: max ?? undefined,
    unitText: unit,
  }
  return { '@type': 'MonetaryAmount', currency, value }
}
