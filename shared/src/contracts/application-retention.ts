/** Months for which an application is kept after the last contact (contract §3.6); used by the service and in texts. */
export const APPLICATION_RETENTION_MONTHS = 24
