import { createHash } from 'node:crypto'
import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import type { RemoteRollout } from './generation'

const BUCKETS = 100

/**
 * The bucket, 0 to 99, in which a visitor stands for one release: always the same for the same seed, on every instance,
 * and another one for the next release, so that it is not always the same people who get what is new.
 */
export const bucketOf = (seed: string, remote: string, release: string): number =>
  createHash('sha256').update(`${seed} ${remote} ${release}`).digest().readUInt32BE() % BUCKETS

/** The rolled-out releases that a visitor with this seed gets; the wider a rollout grows, the more join, and none leaves. */
export const selectionFor = (rollouts: readonly RemoteRollout[], seed: string): ReleaseSelection =>
  Object.fromEntries(
    rollouts
      .filter(({ remote, release, percent }) => bucketOf(seed, remote, release) < percent)
      .map(({ remote, release }) => [remote, release]),
  )
