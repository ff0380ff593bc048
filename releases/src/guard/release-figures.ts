import { releaseFiguresAnswer, type ReleaseFigures } from '@tekskills/shared/contracts/http/release-reports'

/** Milliseconds that the service may take. */
const TIMEOUT_MS = 3000

/** Figures of all releases of the last minutes. */
export type ReadFigures = (minutes: number) => Promise<readonly ReleaseFigures[]>

/** Reads figures from the service at an address such as `http://service:4001`; the way rejects with one sentence. */
export const figuresFrom =
  (service: string): ReadFigures =>
  async (minutes) => {
    const address = new URL(`/internal/release-reports?minutes=${minutes}`, service)
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch((cause: unknown) => {
      throw new Error(`The service at ${service} does not answer.`, { cause })
    })
    if (!answer.ok) throw new Error(`The service at ${service} answered ${answer.status} instead of figures.`)
    return releaseFiguresAnswer.parse(await answer.json()).releases
  }
