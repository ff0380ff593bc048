import type { ShareFamily } from '@tekskills/shared/contracts/share-image'
import { LRUCache } from 'lru-cache'
import { unavailable } from '../../platform/http/problems/problem-error'
import { drawShareImage } from './draw-share-image'

/** Drawn images that are kept, in bytes. They are drawn again at will, so no disk is filled by invented addresses. */
const MAX_BYTES = 16 * 1024 * 1024
/** How many may wait to be drawn; one is drawn at a time, so that pictures never starve the other calls. */
const MAX_WAITING = 12

/** Share images by family and seed, drawn once and kept in memory. Rejects with 503 when too many are asked at once. */
export function createShareImages(draw = drawShareImage) {
  const cached = new LRUCache<string, Buffer>({ maxSize: MAX_BYTES, sizeCalculation: ({ length }) => length })
  const drawing = new Map<string, Promise<Buffer>>()
  let last: Promise<unknown> = Promise.resolve()

  function begin(name: string, family: ShareFamily, seed: string): Promise<Buffer> {
    if (drawing.size >= MAX_WAITING) throw unavailable()
    const turn = last.then(() => draw(family, seed))
    last = turn.catch(() => undefined)
    const image = turn.then((content) => {
      cached.set(name, content)
      return content
    })
    drawing.set(name, image)
    return image.finally(() => drawing.delete(name))
  }

  return {
    async read(family: ShareFamily, seed: string): Promise<Buffer> {
      const name = `${family}-${seed}`
      return cached.get(name) ?? drawing.get(name) ?? begin(name, family, seed)
    },
  }
}
