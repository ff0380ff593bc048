import type { Queries } from '../database/database'
import { hasStoredNothing } from '../database/nothing-stored'
import type { PictureStore } from '../pictures/picture-store'

/** Adds the picture that came with a change to its transaction; undefined when none came. */
export type InsertPicture = (transaction: Queries) => Promise<string | undefined>

/**
 * Stores the picture of a change, then runs the change; when that fails or leaves it unused the file is given up again,
 * so that file and row come together or not at all.
 */
export async function withPicture<Result>(
  pictures: PictureStore,
  file: Buffer | undefined,
  change: (insertPicture: InsertPicture) => Promise<Result>,
): Promise<Result> {
  if (!file) return change(async () => undefined)
  const arrived = await pictures.arrive(file)
  let used = false
  try {
    const result = await change(async (transaction) => {
      await pictures.insert(transaction, arrived)
      used = true
      return arrived.id
    })
    if (used) pictures.prepare(arrived.id)
    else await pictures.remove(arrived.id)
    return result
  } catch (error) {
    if (hasStoredNothing(error)) await pictures.remove(arrived.id)
    throw error
  }
}
