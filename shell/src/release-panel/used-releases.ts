import type { Boot, ReleaseSelection } from '@tekskills/shared/contracts/boot'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import type { ReleaseChoiceFacts, ReleaseChoices } from '@tekskills/shared/contracts/release-choices'

/** One part of the page, with the release that this browser uses. */
export interface UsedRelease {
  name: string
  release: string
  /** The address of the page chose it. */
  isChosen: boolean
  /** What is known about it; absent for one that is no longer offered, and where nothing may be known. */
  facts?: ReleaseChoiceFacts
  /** What may be chosen instead, including itself. */
  offered: readonly ReleaseChoiceFacts[]
}

interface PageReleases {
  boot: Pick<Boot, 'remotes' | 'override'>
  /** Release of the shell that runs in this page. */
  shell: string
  /** The release whose code was loaded, which may be an earlier one than the page names. */
  releaseOf?: (name: RemoteName) => string | undefined
  /** The remote of this page, which is listed first. */
  owner?: string
}

/** The parts of this page, that of the page itself first, with what the server says about their releases. */
export function usedReleases(
  { boot, shell, releaseOf, owner }: PageReleases,
  choices: ReleaseChoices = {},
): UsedRelease[] {
  const names = Object.keys(boot.remotes) as RemoteName[]
  const remotes = names.map((name) => ({ name, release: releaseOf?.(name) ?? boot.remotes[name]?.release ?? '' }))
  const parts = [...remotes.sort((one, other) => Number(other.name === owner) - Number(one.name === owner))]
  return [...parts, { name: 'shell', release: shell }].map(({ name, release }) => {
    const offered = choices[name] ?? []
    return {
      name,
      release,
      isChosen: chosen(boot.override, name) === release,
      facts: offered.find((each) => each.release === release),
      offered,
    }
  })
}

const chosen = (override: Readonly<Record<string, string>> | undefined, name: string) => override?.[name]

/** The choice to request: the releases that differ from the live ones. */
export function selectionOf(parts: readonly UsedRelease[], values: Readonly<Record<string, string>>): ReleaseSelection {
  const others = parts.flatMap(({ name, offered, release, isChosen }) => {
    const live = offered.find(({ state }) => state === 'live')?.release
    const value = values[name] ?? (isChosen || offered.some((each) => each.release === release) ? release : live)
    return value && value !== live ? [[name, value] as const] : []
  })
  return Object.fromEntries(others) as ReleaseSelection
}
