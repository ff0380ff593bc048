import { releaseFiguresResponse, type ReleaseFigures } from '@tekskills/shared/contracts/http/release-reports'

/** Milliseconds that the service may take to respond. */
const TIMEOUT_MS = 3000

/** Reads the figures of all releases over the last `minutes`. */
export type ReadFigures = (minutes: number) => Promise<readonly ReleaseFigures[]>

/** Makes a reader for the service at a URL such as `http://service:4001`; it rejects with a one-sentence message. */
export const figuresFrom =
  (service: string): ReadFigures =>
  async (minutes) => {
    const address = new URL(`/internal/release-reports?minutes=${minutes}`, service)
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
      throw new Error(`The service at ${service} does not respond.`, { cause })
    })
    if (!response.ok)
      throw new Error(`The service at ${service} returned ${response.status} instead of release figures.`)
    return releaseFiguresResponse.parse(await response.json()).releases
  }
