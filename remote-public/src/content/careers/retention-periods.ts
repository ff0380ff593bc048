import { APPLICATION_RETENTION_MONTHS } from '@tekskills/shared/contracts/application'

/** Retention periods of applications, worded the same in the form, the questions and the privacy notice. */
export const retentionPeriod = `${APPLICATION_RETENTION_MONTHS} months after our last contact`

export const applicationErased = `We erase it ${retentionPeriod}, or earlier if you ask us to.`
