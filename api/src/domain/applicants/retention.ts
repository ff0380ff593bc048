import { APPLICATION_RETENTION_MONTHS } from '@tekskills/shared/contracts/application-retention'

/** When the data of somebody whom we were last in contact with at `lastContact` is erased. */
export function retentionUntil(lastContact: Date): Date {
  const until = new Date(lastContact)
  until.setUTCMonth(until.getUTCMonth() + APPLICATION_RETENTION_MONTHS)
  // The 29th of February two years on is the 1st of March.
  return until
}
