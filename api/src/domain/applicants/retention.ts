import { APPLICATION_RETENTION_MONTHS } from '@tekskills/shared/contracts/application'

/** The time at which the data of an applicant last contacted at `lastContact` is erased. */
export function retentionUntil(lastContact: Date): Date {
  const until = new Date(lastContact)
  until.setUTCMonth(until.getUTCMonth() + APPLICATION_RETENTION_MONTHS)
  // 29 February plus two years is 1 March.
  return until
}
