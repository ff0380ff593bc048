import { releaseFiguresResponse, type ReleaseFigures } from '@tekskills/shared/contracts/http/release-reports'
import { askService, callService } from '../ask-service'

/** Reads the figures of all releases over the last `minutes`. */
export type ReadFigures = (minutes: number) => Promise<readonly ReleaseFigures[]>

/** Creates a reader for the service at a URL such as `http://service:4001`; it rejects with a one-sentence message. */
export const figuresFrom =
  (service: string): ReadFigures =>
  async (minutes) => {
    const response = await askService(service, `/internal/release-reports?minutes=${minutes}`, 'release figures')
    return releaseFiguresResponse.parse(response).releases
  }

/**
 * Creates a function that notifies the service at a URL of each completed check of the guard; the service shows it in
 * its metrics.
 */
export const checksNotedBy = (service: string) => (): Promise<void> => callService(service, '/internal/guard-checks')
