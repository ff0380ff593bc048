import { v7 } from 'uuid'

/** A new UUID v7: ordered by time, generated here because PostgreSQL 15 has no function for it. */
export const newId = (now = Date.now()): string => v7({ msecs: now })
