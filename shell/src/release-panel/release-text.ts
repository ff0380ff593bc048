import type { FailurePlace } from '@tekskills/shared/contracts/http/release-reports'
import type { ReleaseChoiceFacts } from '@tekskills/shared/contracts/release-choices'
import type { SourcePlace } from '@tekskills/shared/contracts/release-errors'
import type { BadgeTone } from '@tekskills/shared/ui/Badge/Badge'

const time = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** How a release relates to visitors, in one or two words. */
export function stateText({ state, percent }: Pick<ReleaseChoiceFacts, 'state' | 'percent'>): string {
  if (state === 'rollout') return `Rollout, ${percent}%`
  return state === 'live' ? 'Live' : 'Preview'
}

export const stateTones: Record<ReleaseChoiceFacts['state'], BadgeTone> = {
  live: 'success',
  rollout: 'accent',
  preview: 'warning',
}

/** Where a release comes from, such as `Commit 1a2b3c4, 27 Nov 2026, 06:45, by ada`. */
export function originText({ commit, dirty, at, by }: ReleaseChoiceFacts): string {
  const facts = [
    commit && `Commit ${commit.slice(0, 7)}${dirty ? ' with changes' : ''}`,
    at && time.format(new Date(at)),
    by && `by ${by}`,
  ]
  return facts.filter(Boolean).join(', ') || 'Its origin was not recorded.'
}

/** A release in a list of those to choose from. */
export const optionText = (facts: ReleaseChoiceFacts): string =>
  [stateText(facts), facts.at && time.format(new Date(facts.at)), facts.by && `by ${facts.by}`, facts.release]
    .filter(Boolean)
    .join(' · ')

/** Where a release failed, in one or two words. */
export const kindTexts: Record<FailurePlace, string> = {
  registry: 'Not in the registry',
  entry: 'Entry script',
  expose: 'Manifest',
  chunk: 'Missing code',
  loader: 'Loader',
  render: 'Rendering',
  handler: 'Handler',
  worker: 'Worker',
  server: 'Server',
}

/** A place as editors open it: `file:line:column`. */
export const placeText = ({ file, line, column }: SourcePlace): string => `${file}:${line}:${column}`

export const timeText = (iso: string): string => time.format(new Date(iso))

export const timesText = (count: number): string => (count === 1 ? 'once' : `${count} times`)
