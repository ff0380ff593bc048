import { matchPath } from 'react-router-dom'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'

type Required = Pick<ReleaseDescriptor, 'name' | 'requires'>
type Routed = Pick<ReleaseDescriptor, 'name' | 'routes'>

/** Major, minor and patch. */
const partsOf = (version: string) => version.split('.').map((part) => Number.parseInt(part, 10))

/** Whether the provided version of a shared module satisfies `^required`, the range that module federation applies. */
export function satisfies(provided: string | undefined, required: string): boolean {
  if (!provided) return false
  const [has, needs] = [partsOf(provided), partsOf(required)]
  if (has[0] !== needs[0]) return false
  const at = has.findIndex((part, index) => part !== needs[index])
  return at === -1 || (has[at] ?? 0) > (needs[at] ?? 0)
}

/** Singletons that a remote requires and the shell does not provide, one readable message each. */
export const singletonFindings = (shell: Required, remote: Required): string[] =>
  Object.entries(remote.requires)
    .filter(([request, version]) => !satisfies(shell.requires[request], version))
    .map(([request, version]) => {
      const provided = shell.requires[request] ?? 'none'
      return `${remote.name} needs ${request} ^${version}, the shell provides ${provided}`
    })

/** A sample path that a pattern matches. */
const sampleOf = (pattern: string) => pattern.replace(/:[^/]+/g, 'x').replace('*', 'x')

/** Route patterns that two remotes both claim, one readable message each. */
export const overlapFindings = (one: Routed, other: Routed): string[] =>
  one.routes.flatMap(({ pattern }) =>
    other.routes
      .filter(
        (route) => matchPath(route.pattern, sampleOf(pattern)) !== null || matchPath(pattern, sampleOf(route.pattern)),
      )
      .map((route) => `${pattern} of ${one.name} overlaps ${route.pattern} of ${other.name}`),
  )
