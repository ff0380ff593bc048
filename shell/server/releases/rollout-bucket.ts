import { createHash } from 'node:crypto'
import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import type { PartRollout } from './generation'

const BUCKETS = 100

/**
 * The bucket, 0 to 99, of a visitor for one release. It is deterministic for a seed, on every instance, and differs between
 * releases, so that it is not always the same visitors who get new releases first.
 */
export const bucketOf = (seed: string, part: string, release: string): number =>
  createHash('sha256').update(`${seed} ${part} ${release}`).digest().readUInt32BE() % BUCKETS

/** The rolled-out releases that a visitor with this seed gets. Raising a percentage only ever adds visitors. */
export const selectionFor = (rollouts: readonly PartRollout[], seed: string): ReleaseSelection =>
  Object.fromEntries(
    rollouts
      .filter(({ part, release, percent }) => bucketOf(seed, part, release) < percent)
      .map(({ part, release }) => [part, release]),
  )
