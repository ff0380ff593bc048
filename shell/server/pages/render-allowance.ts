import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'

/** How many pages that other visitors are unlikely to request one network may have rendered. */
interface AllowanceOptions {
  renders: number
  /** Length of the window in seconds. */
  seconds: number
}

/** Rate limiter for expensive requests per network (`clientNetwork`), in memory of this process. */
export function createRenderAllowance({ renders, seconds }: AllowanceOptions) {
  const limiter = new RateLimiterMemory({ points: renders, duration: seconds })
  const secondsToWait = ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000))

  return {
    /** Counts a request; returns the seconds to wait if the allowance is used up, else 0. */
    async take(network: string): Promise<number> {
      try {
        await limiter.consume(network)
        return 0
      } catch (rejection) {
        if (rejection instanceof RateLimiterRes) return secondsToWait(rejection)
        throw rejection
      }
    },

    /** The seconds to wait if the allowance is used up, else 0; does not count a request. */
    async waitOf(network: string): Promise<number> {
      const used = await limiter.get(network)
      return used && used.consumedPoints >= renders ? secondsToWait(used) : 0
    },
  }
}

export type RenderAllowance = ReturnType<typeof createRenderAllowance>
