import type { InterfaceCheck } from '@tekskills/releases/gate/gate'
import { interfaceChanges, type InterfaceChange, type InterfaceDocument } from './interface-changes'
import { reliedChanges } from './interface-findings'
import { runningDocument } from './running-document'

/** Milliseconds that a promotion waits for the service, and a rollback, which must take effect at once. */
const LIMITS = { promotion: 10_000, rollback: 2000 }

interface InterfaceCheckOptions {
  /** Address of the running service, or of its site. */
  service: string
  /** Whether an unreachable service is a finding. A rollback does not wait for it. */
  mustAnswer: boolean
}

/**
 * Creates the check whether the running service provides what a release was built to call. A release that was
 * published before such calls were recorded passes.
 */
export const createInterfaceCheck =
  ({ service, mustAnswer }: InterfaceCheckOptions): InterfaceCheck =>
  async (store, name, release) => {
    const recorded = (await store.has(name, release)) && (await store.reliedInterfaceOf(name, release))
    if (!recorded) return []
    const relied = JSON.parse(recorded) as InterfaceDocument
    try {
      const running = await runningDocument(service, mustAnswer ? LIMITS.promotion : LIMITS.rollback)
      const changes = interfaceChanges(relied, running)
      return (await reliedChanges(store.folderOf(name, release), changes)).map(messageOf)
    } catch (error) {
      return mustAnswer ? [`its calls cannot be compared with those of the service: ${(error as Error).message}`] : []
    }
  }

const messageOf = ({ call, what }: InterfaceChange) =>
  what === 'removed'
    ? `it calls ${call}, which the running service does not have`
    : `it calls ${call}, which the running service defines differently: ${what}`
