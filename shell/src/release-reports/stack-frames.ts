import type { FailureError } from '@tekskills/shared/contracts/http/release-reports'
import { MAX_FAILURE_MESSAGE, MAX_FRAMES } from '@tekskills/shared/contracts/release'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'

/** A place in a script of a release, in the stacks of all browsers; the script may have been requested again. */
const PLACE = /\/remotes\/([\w-]+\/\w+\/[\w./-]+\.js)(?:\?[^:\s)]*)?(:\d+:\d+)/g

/** The places in releases that a text such as a stack names, each as `<part>/<release>/<file>:<line>:<column>`. */
export const framesIn = (text: string): string[] =>
  [...text.matchAll(PLACE)].slice(0, MAX_FRAMES).map(([, file = '', at = '']) => file + at)

/**
 * What is reported of an error.
 * @param where a text that names further places, such as React's stack of components
 */
export function describeError(error: unknown, where = ''): FailureError {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: '' }
  return { message: message.slice(0, MAX_FAILURE_MESSAGE), frames: framesIn(`${stack ?? ''}\n${where}`) }
}

/** A part and its release. */
export type Origin = readonly [part: RemoteName | 'shell', release: string]

/** The part and the release that an error belongs to: the innermost remote, otherwise the shell; undefined for neither. */
export function originOf({ frames }: FailureError): Origin | undefined {
  const [part, release] = (frames.find((frame) => frame.startsWith('remote-')) ?? frames[0] ?? '').split('/')
  return part && release ? [part as Origin[0], release] : undefined
}
