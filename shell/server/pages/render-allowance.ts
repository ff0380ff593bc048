import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** How many pages one network may have made that nobody else is likely to ask for. */
interface AllowanceOptions {
  renders: number
  /** Within so many seconds. */
  seconds: number
}

/** Counts dear requests by network (`clientNetwork`), in this process. */
export function createRenderAllowance({ renders, seconds }: AllowanceOptions) {
  const limiter = new RateLimiterMemory({ points: renders, duration: seconds })
  const toWait = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

  return {
    /** Counts a request; returns the seconds to wait when the allowance is used up, else 0. */
    async take(network: string): Promise<number> {
      try {
        await limiter.consume(network)
        return 0
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return toWait(refused)
        throw refused
      }
    },

    /** The seconds to wait when the allowance is used up, else 0; counts nothing. */
    async waitOf(network: string): Promise<number> {
      const used = await limiter.get(network)
      return used && used.consumedPoints >= renders ? toWait(used) : 0
    },
  }
}

export type RenderAllowance = ReturnType<typeof createRenderAllowance>
