import { askService } from '../ask-service'
import { releaseErrorsResponse, type ReleaseError } from '@tekskills/shared/contracts/http/release-reports'
import { createFrameResolver, type ReadMap } from './resolve-frames'

/** Maximum number of places in the sources that are shown for each error. */
const SHOWN_PLACES = 6

/** Reads the errors of the last `minutes`. */
export type ReadErrors = (minutes: number) => Promise<readonly ReleaseError[]>

/** Creates a reader for the service at a URL such as `http://service:4001`; it rejects with a one-sentence message. */
export const errorsFrom =
  (service: string): ReadErrors =>
  async (minutes) => {
    const response = await askService(service, `/internal/release-errors?minutes=${minutes}`, 'errors')
    return releaseErrorsResponse.parse(response).errors
  }

interface ExplainOptions {
  readErrors: ReadErrors
  readMap: ReadMap
  minutes: number
  /** Only errors of this part, and of this release of it. */
  name?: string
  release?: string
}

/**
 * The errors that browsers and servers reported, most recent first, as text: what failed how often, where it was seen,
 * and the places in the sources, innermost first.
 */
export async function explainErrors(options: ExplainOptions): Promise<string> {
  const { readErrors, readMap, minutes, name, release } = options
  const errors = (await readErrors(minutes)).filter(
    (error) => (!name || error.remote === name) && (!release || error.release === release),
  )
  const whose = [name, release].filter(Boolean).join(' ') || 'any release'
  if (errors.length === 0) return `No errors of ${whose} were reported in the last ${minutes} minutes.`
  const found = await createFrameResolver(readMap)(errors.map(({ frames }) => frames))
  const blocks = errors.map((error, index) => {
    const places = (found[index] ?? []).slice(0, SHOWN_PLACES)
    const times = error.reports === 1 ? 'once' : `${error.reports} times`
    const period =
      error.firstAt === error.lastAt ? time(error.lastAt) : `${time(error.firstAt)} to ${time(error.lastAt)}`
    return [
      `${error.remote} ${error.release}  ${error.place}  ${times}, ${period}  ${error.browsers.join(', ')}${error.routes.length > 0 ? `  on ${error.routes.join(', ')}` : ''}`,
      `  ${error.message}`,
      ...places.map(({ file, line, column }) => `    at ${file}:${line}:${column}`),
      ...(places.length === 0 ? noPlaces(error.frames) : []),
    ].join('\n')
  })
  return blocks.join('\n\n')
}

const time = (iso: string) => iso.slice(0, 19).replace('T', ' ')

/** Shown when no place could be resolved. */
const noPlaces = (frames: readonly string[]) =>
  frames.length === 0
    ? ['    its stack names no file of a release']
    : ['    the store has no source map for these:', ...frames.slice(0, 3).map((frame) => `    at ${frame}`)]
