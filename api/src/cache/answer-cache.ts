import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { ContentChanges, ContentTag } from './content-changes'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** A kept answer: the serialised body, and its compressed forms once somebody asked for them. */
export interface KeptAnswer {
  etag: string
  tags: readonly ContentTag[]
  plain: Buffer
  br?: Buffer
  gzip?: Buffer
}

export type Encoding = 'br' | 'gzip' | undefined

const MAX_ANSWERS = 1_000
const MAX_BYTES = 64 * 1024 * 1024
/** The longest that an answer outlives a change that this instance did not hear of. */
const MAX_AGE_MS = 60_000
const MIN_COMPRESSED_BYTES = 1_024

export type AnswerCache = ReturnType<typeof createAnswerCache>

/** Public answers as the bytes that leave, bounded in number and size, dropped when what they show changes. */
export function createAnswerCache(changes: ContentChanges) {
  const bounds = { max: MAX_ANSWERS, maxSize: MAX_BYTES, ttl: MAX_AGE_MS }
  const answers = new LRUCache<string, KeptAnswer>({
    ...bounds,
    sizeCalculation: ({ plain }) => plain.length * 2 + 512,
  })
  // The address as it was asked, so that a repeated request skips parsing and validation.
  const addresses = new LRUCache<string, KeptAnswer>({ max: MAX_ANSWERS, ttl: MAX_AGE_MS })
  const pending = new Map<string, Promise<KeptAnswer>>()
  let generation = 0

  const unsubscribe = changes.subscribe((changed) => {
    generation += 1
    pending.clear()
    addresses.clear()
    for (const [key, { tags }] of answers.entries()) if (tags.some((tag) => changed.includes(tag))) answers.delete(key)
  })

  async function make(key: string, tags: readonly ContentTag[], produce: () => Promise<string>): Promise<KeptAnswer> {
    const before = generation
    const plain = Buffer.from(await produce())
    const etag = `W/"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`
    const answer = { etag, tags, plain }
    // What was read before a change must not be kept after it.
    if (before === generation) answers.set(key, answer)
    return answer
  }

  return {
    /** The answer kept under an address exactly as it was asked. */
    at: (address: string) => addresses.get(address),

    /** The answer kept under `key`, or the one that `produce` makes, at most once at a time. */
    async get(address: string, key: string, tags: readonly ContentTag[], produce: () => Promise<string>) {
      const before = generation
      let answer = answers.get(key)
      if (!answer) {
        const making = pending.get(key) ?? make(key, tags, produce)
        pending.set(key, making)
        answer = await making.finally(() => pending.get(key) === making && pending.delete(key))
      }
      if (before === generation) addresses.set(address, answer)
      return answer
    },

    close: unsubscribe,
  }
}

/** The body in the best encoding that the client takes; compressing happens once per answer. */
export async function encoded(answer: KeptAnswer, accepted = ''): Promise<{ body: Buffer; encoding: Encoding }> {
  const encoding = answer.plain.length < MIN_COMPRESSED_BYTES ? undefined : preferred(accepted)
  if (!encoding) return { body: answer.plain, encoding }
  answer[encoding] ??= await compress(answer.plain, encoding)
  return { body: answer[encoding], encoding }
}

const preferred = (accepted: string): Encoding => {
  const names = accepted.split(',').filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
  return (['br', 'gzip'] as const).find((name) => names.some((part) => part.trim().startsWith(name)))
}

const compress = (plain: Buffer, encoding: 'br' | 'gzip') =>
  encoding === 'br' ? brotli(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }) : zip(plain)
