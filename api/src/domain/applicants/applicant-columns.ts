import type { StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import type { CsvColumns } from '../../platform/http/lists/csv'

/** The columns of the exported lists of applicants. */
export const applicantColumns: CsvColumns<StaffApplicant> = {
  Reference: (person) => person.reference,
  Name: (person) => person.name,
  Email: (person) => person.email,
  Phone: (person) => person.phone,
  'Job code': (person) => person.job?.jobCode,
  'Job title': (person) => person.job?.jobTitle,
  'Desired role': (person) => person.desiredRole,
  Stage: (person) => person.stage,
  Rating: (person) => person.rating,
  'Reject reason': (person) => person.rejectReason,
  'Current company': (person) => person.currentCompany,
  'Current title': (person) => person.currentTitle,
  Location: (person) => person.currentLocation,
  'Preferred country': (person) => person.preferredCountry,
  'Experience in years': (person) => person.experienceYears,
  Skills: (person) => person.skills,
  'Notice in days': (person) => person.noticePeriodDays,
  Tags: (person) => person.tags,
  Source: (person) => person.source,
  'Applied before': (person) => person.appliedBefore,
  Applied: (person) => person.appliedAt,
  'Kept until': (person) => person.retentionUntil,
}
