import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'

/** Query parameter by which a request chooses releases (ADR 0028). */
const PARAMETER = 'release'

/**
 * The address of a page made of these releases instead of the live ones; other parameters and the fragment stay. An empty
 * choice ends one that the tab has made before.
 */
export function releaseAddress(
  { pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>,
  selection: Partial<ReleaseSelection>,
): string {
  return `${pathname}?${[...otherParameters(search), `${PARAMETER}=${choiceText(selection)}`].join('&')}${hash}`
}

/** The address of a page made of the live releases. */
export function liveAddress({ pathname, search, hash }: Pick<Location, 'pathname' | 'search' | 'hash'>): string {
  const others = otherParameters(search)
  return pathname + (others.length > 0 ? `?${others.join('&')}` : '') + hash
}

/** A choice as addresses name it: `remote-public@<id>,shell@<id>`. */
export const choiceText = (selection: Partial<ReleaseSelection>): string =>
  Object.entries(selection)
    .map(([name, release]) => `${name}@${release}`)
    .join(',')

const otherParameters = (search: string) =>
  search
    .slice(1)
    .split('&')
    .filter((parameter) => parameter && parameter.split('=')[0] !== PARAMETER)
