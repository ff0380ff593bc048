/** For how long an applicant's data is kept after the last contact (contract §3.6). */
const MONTHS = 24

/** When the data of somebody whom we were last in contact with at `lastContact` is erased. */
export function retentionUntil(lastContact: Date): Date {
  const until = new Date(lastContact)
  until.setUTCMonth(until.getUTCMonth() + MONTHS)
  // The 29th of February two years on is the 1st of March.
  return until
}
