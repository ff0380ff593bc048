import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import type { Generation } from './generation'

/** The releases that a request chose, or one sentence that says why the choice is rejected. */
export type Override = { selection: ReleaseSelection } | { rejection: string }

const SYNTAX = /^([\w-]+)@([\w-]+)$/

type KnownParts = Pick<Generation, 'remotes' | 'rollouts' | 'policy'>

/**
 * Parses releases as QA and staff choose them: `remote-public@<id>[,shell@<id>]`. Only ids are accepted, never URLs, so
 * that releases are loaded from the release store alone; a remote that the policy names has none that is live yet. A message repeats input only if it is well-formed.
 */
export function readOverride(text: string, { remotes, rollouts, policy }: KnownParts): Override {
  const known = [
    ...new Set([
      ...Object.keys(remotes),
      ...rollouts.map(({ part }) => part),
      ...Object.keys(policy?.parts ?? {}),
      'shell',
    ]),
  ]
  const selection: Record<string, string> = {}
  for (const part of text.split(',')) {
    const [, name = '', release = ''] = SYNTAX.exec(part.trim()) ?? []
    if (!name) return { rejection: `Name releases as ${known[0] ?? 'remote'}@<id>, separated by commas.` }
    if (!known.includes(name))
      return { rejection: `There is no ${name}. Releases can be chosen for ${known.join(', ')}.` }
    if (Object.hasOwn(selection, name)) return { rejection: `${name} is named twice.` }
    selection[name] = release
  }
  return { selection }
}
