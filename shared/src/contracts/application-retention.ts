/** Months after the last contact in which an application is kept (contract §3.6): what the service does and what the texts say. */
export const APPLICATION_RETENTION_MONTHS = 24
