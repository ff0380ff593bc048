import { sql } from 'kysely'
import type { Dependencies } from '../../platform/dependencies'
import { changeContent } from '../../platform/http/content-changes/content-changes'
import { ProblemError } from '../../platform/http/problems/problem-error'
import { atDueTimes } from '../../platform/time/due-times'
import { removeReplaced } from '../content/item-writes'
import { publishBundle, revertBundle, type MovedBundle } from './bundle-publication'
import { lockBundle, type StoredBundle } from './bundles.repository'

/** The next time of a bundle. */
const dueAt = sql<Date | null>`case state when 'SCHEDULED' then goes_live_at when 'LIVE' then comes_back_at end`

const isDue = ({ state, goes_live_at, comes_back_at }: StoredBundle, at: Date): boolean => {
  const time = state === 'SCHEDULED' ? goes_live_at : state === 'LIVE' ? comes_back_at : null
  return time !== null && time <= at
}

/**
 * Moves bundles at their times; what was missed while no instance ran is moved at the start. Of several instances the
 * first one moves it. If a conflict prevents it, the bundle stays where it is and the conflict is stored; after any other
 * error it is tried again. `onFailure` is called with both.
 */
export function watchDueBundles(deps: Dependencies, onFailure: (error: unknown) => void): () => void {
  const { queries } = deps.database

  return atDueTimes({
    now: deps.now,
    onError: onFailure,
    subscribe: deps.changes.subscribe,
    async next() {
      const { next } = await queries
        .selectFrom('bundle')
        .select(({ fn }) => fn.min(dueAt).as('next'))
        .executeTakeFirstOrThrow()
      return next
    },
    async run(at) {
      const due = await queries.selectFrom('bundle').selectAll().where(dueAt, '<=', at).orderBy(dueAt).execute()
      for (const bundle of due) await moveDue(deps, bundle, at, onFailure)
    },
  })
}

async function moveDue(
  deps: Dependencies,
  { id, updated_by }: StoredBundle,
  at: Date,
  onFailure: (e: unknown) => void,
) {
  const actor = { accountId: updated_by, ip: null }
  const nothing: MovedBundle = { tags: [], replaced: { pictures: [], files: [] } }
  try {
    const { replaced } = await changeContent(
      deps,
      { actor, tags: ({ tags }: MovedBundle) => tags },
      async (context) => {
        const bundle = await lockBundle(context.transaction, id)
        if (!isDue(bundle, at)) return nothing
        return bundle.state === 'LIVE' ? revertBundle(context, id, {}) : publishBundle(context, id, deps.config)
      },
    )
    await removeReplaced(deps, replaced)
  } catch (error) {
    if (!(error instanceof ProblemError) || error.status >= 500) throw error
    onFailure(error)
    await storeFailure(deps, id, at, error.message)
  }
}

const storeFailure = (deps: Dependencies, id: string, at: Date, failure: string) =>
  deps.database.queries.transaction().execute(async (transaction) => {
    const bundle = await transaction
      .selectFrom('bundle')
      .selectAll()
      .where('id', '=', id)
      .forUpdate()
      .executeTakeFirst()
    if (!bundle || !isDue(bundle, at)) return
    const stays = bundle.state === 'LIVE' ? {} : { state: 'OPEN' as const, goes_live_at: null }
    const changes = { ...stays, comes_back_at: null, failure, version: bundle.version + 1 }
    await transaction.updateTable('bundle').set(changes).where('id', '=', id).execute()
  })
