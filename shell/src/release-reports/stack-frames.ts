import type { FailureError } from '@tekskills/shared/contracts/http/release-reports'
import { MAX_FRAMES } from '@tekskills/shared/contracts/release'

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
  return { message: message.slice(0, 300), frames: framesIn(`${stack ?? ''}\n${where}`) }
}

/** The part and the release that an error belongs to: the innermost remote, otherwise the shell; undefined for neither. */
export function originOf({ frames }: FailureError): [part: string, release: string] | undefined {
  const [part, release] = (frames.find((frame) => frame.startsWith('remote-')) ?? frames[0] ?? '').split('/')
  return part && release ? [part, release] : undefined
}
