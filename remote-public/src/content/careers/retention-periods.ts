import { APPLICATION_RETENTION_MONTHS } from '@tekskills/shared/contracts/application-retention'

/** For how long applications are kept, in the one wording of form, questions and privacy notice. */
export const retentionPeriod = `${APPLICATION_RETENTION_MONTHS} months after our last contact`

export const applicationErased = `We erase it ${retentionPeriod}, or earlier when you ask us to.`
