import {
  RateLimiterMemory,
  RateLimiterPostgres,
  type IRateLimiterOptions,
  type RateLimiterAbstract,
} from 'rate-limiter-flexible'
import type { Database } from '../database/database'

/**
 * A counter for a limit. With PostgreSQL the counts are rows that all instances share; the embedded database has one
 * instance only, which keeps them in memory.
 */
export const createLimiter = (database: Database, options: IRateLimiterOptions): RateLimiterAbstract =>
  database.kind === 'embedded'
    ? new RateLimiterMemory(options)
    : new RateLimiterPostgres({ ...options, storeClient: database.pool, tableName: 'rate_limit', tableCreated: true })
