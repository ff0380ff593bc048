import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import type { Generation } from './generation'

/** What a request asked for, or why it cannot have it, in one sentence. */
export type Override = { selection: ReleaseSelection } | { rejection: string }

const SYNTAX = /^([\w-]+)@([\w-]+)$/

/**
 * Reads releases as QA and staff name them: `remote-public@<id>[,remote-…@<id>]`. Ids only, never addresses, so that
 * nothing but the release store is ever loaded from. What was asked for is repeated in a sentence only where it is plain.
 */
export function readOverride(text: string, { remotes }: Pick<Generation, 'remotes'>): Override {
  const known = Object.keys(remotes)
  const selection: Record<string, string> = {}
  for (const part of text.split(',')) {
    const [, name = '', release = ''] = SYNTAX.exec(part.trim()) ?? []
    if (!name) return { rejection: `Name releases as ${known[0] ?? 'remote'}@<id>, several with commas between them.` }
    if (!known.includes(name))
      return { rejection: `There is no ${name}. Releases can be chosen of ${known.join(', ')}.` }
    if (Object.hasOwn(selection, name)) return { rejection: `${name} is named twice.` }
    selection[name] = release
  }
  return { selection }
}
