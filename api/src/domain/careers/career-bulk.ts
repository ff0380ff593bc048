import { closeReason, type CareerBulk } from '@tekskills/shared/contracts/http/careers'
import { invalidField } from '../../platform/http/problems/problem-error'
import { lockCareer } from './careers.repository'
import { changeCareer, deleteCareer, type CareerWriteContext } from './careers.service'
import type { CareerChange } from './career-values'

/** What a bulk action does to one job. Throws 422 for a reason that there is not. */
export function bulkChange({
  action,
  value,
}: CareerBulk): (context: CareerWriteContext, id: string, seen: number | undefined) => Promise<unknown> {
  if (action === 'delete') return deleteCareer
  const reason = closeReason.optional().safeParse(value)
  if (action === 'close' && !reason.success) throw invalidField('value', 'ENUM', 'Choose one of the listed values.')
  const changes: Record<typeof action, CareerChange> = {
    publish: { status: 'OPEN' },
    hold: { status: 'ON_HOLD' },
    close: { status: 'CLOSED', closeReason: reason.data },
  }
  return async (context, id, seen) => {
    const { version } = await lockCareer(context.transaction, id)
    return changeCareer(context, id, { ...changes[action], version: seen ?? version })
  }
}
