import { isTracing, noteSpan } from '@tekskills/shared/server/tracing'
import type { KyselyConfig, LogEvent } from 'kysely'

/** Records a query of a request as a span: its text, never its values. Without tracing it does nothing. */
export function traceQuery({ level, query, queryDurationMillis }: LogEvent): void {
  const [operation = 'query'] = /\w+/.exec(query.sql) ?? []
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query.sql }
  noteSpan(`database ${operation}`, queryDurationMillis, { attributes, error: level === 'error' })
}

/** Settings with which Kysely records its queries, if there is tracing. */
export const queryTraces = (): Pick<KyselyConfig, 'log'> => (isTracing() ? { log: traceQuery } : {})
