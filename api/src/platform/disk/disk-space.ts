import fs from 'node:fs/promises'
import { ProblemError } from '../http/problems/problem-error'

/** Bytes reserved on the disk of the data directory, so that the embedded database never fills it. */
export const RESERVED_BYTES = 64 * 1024 * 1024

/** Throws 507 `STORAGE_FULL` once only the reserve is left, so that reading and signing in still work. */
export async function assertDiskSpace(directory: string): Promise<void> {
  const { bavail, bsize } = await fs.statfs(directory)
  if (bavail * bsize >= RESERVED_BYTES) return
  throw new ProblemError(507, 'STORAGE_FULL', 'Storage is full, so nothing was saved. You can still read everything.')
}
