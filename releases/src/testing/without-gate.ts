import type { Registry, Rollout } from '@tekskills/shared/contracts/release'
import { rolledBack, rolledOut } from '../registry/registry-edits'
import type { ChangeNote } from '../registry/registry-history'
import type { ReleaseStore } from '../store/release-store'

/**
 * Rolls a release of a remote out to a percentage of visitors, or changes that percentage, without the gate that
 * {@link promote} of `promote.ts` applies; the live release stays.
 * @throws {Error} with a one-sentence message when this release cannot be rolled out.
 */
export const rollOutWithoutGate = (
  store: ReleaseStore,
  name: string,
  rollout: Rollout,
  note: ChangeNote,
): Promise<Registry> => store.change((before) => ({ registry: rolledOut(before, name, rollout), note }))

/**
 * Ends a running rollout; when none runs, or `release` is given, makes the previous release, or the given one, live again,
 * without the gate that {@link rollBack} of `roll-back.ts` applies.
 * @throws {Error} with a one-sentence message when there is no such release.
 */
export const rollBackWithoutGate = (
  store: ReleaseStore,
  name: string,
  release: string | undefined,
  by: string,
): Promise<Registry> =>
  store.change((before) => ({ registry: rolledBack(before, name, release), note: { action: 'rollback', by } }))
