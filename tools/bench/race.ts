import { benchPages } from './bench-pages'
import type { BenchSite } from './bench-site'
import { openBareBrowser } from './bare-browser'
import { fixed, median, pairedRatio, rotated, table } from './numbers'
import { profiles, visit, type MeasuredVisit } from './visit'

export interface RaceOptions {
  rounds: number
  /** Names of pages and profiles; all by default. */
  pages?: readonly string[]
  profiles?: readonly string[]
}

/** A page in the race. */
interface Contestant {
  site: string
  page: string
  url: string
}

/** A peer's address may contain our page's path at this place, as in `http://localhost:4000{page}`. */
const PAGE = '{page}'

/**
 * Measures our pages and those of peers in turns: paint, layout shift, blocking time, scripts, and the navigation to the next
 * page. A variable `RACE_<name>` is the address of a peer: one page that all of ours are compared with, or, with `{page}`
 * in place of the path, another build of this site.
 */
export async function measureRace({ site, service }: BenchSite, options: RaceOptions): Promise<string> {
  const wanted =
    (names: readonly string[] | undefined) =>
    ([name]: [string, unknown]) =>
      names?.includes(name) ?? true
  const pages = Object.entries(await benchPages(service)).filter(wanted(options.pages))
  const peers = peersIn(process.env)
  const contestants = [
    ...peers.filter(({ url }) => !url.includes(PAGE)),
    ...pages.flatMap(([page, path]) => [
      ...peers
        .filter(({ url }) => url.includes(PAGE))
        .map((peer) => ({ ...peer, page, url: peer.url.replace(PAGE, path) })),
      { site: 'ours', page, url: site + path },
    ]),
  ]
  const parts: string[] = []
  for (const [name, profile] of Object.entries(profiles).filter(wanted(options.profiles))) {
    const visits = await race(contestants, profile, options.rounds)
    parts.push(`${name}, medians of ${options.rounds}\n\n${results(contestants, peers, visits)}`)
  }
  return parts.join('\n\n')
}

const peersIn = (env: NodeJS.ProcessEnv): Contestant[] =>
  Object.entries(env).flatMap(([name, url]) =>
    name.startsWith('RACE_') && url ? [{ site: name.slice('RACE_'.length).toLowerCase(), page: '', url }] : [],
  )

type Visits = Map<Contestant, MeasuredVisit[]>

/** Visits every contestant once in each round, after one visit that warms up the servers. */
async function race(
  contestants: readonly Contestant[],
  profile: (typeof profiles)[keyof typeof profiles],
  rounds: number,
): Promise<Visits> {
  const visits: Visits = new Map(contestants.map((contestant) => [contestant, []]))
  const browser = await openBareBrowser()
  try {
    for (const { url } of contestants) await visit(browser, url, profiles.desktop)
    for (let round = 0; round < rounds; round++)
      for (const contestant of rotated(contestants, round))
        visits.get(contestant)?.push(await visit(browser, contestant.url, profile))
    return visits
  } finally {
    await browser.close()
  }
}

/** Columns of the table; those with a ratio are followed by one column for each peer. */
const COLUMNS: { key: keyof MeasuredVisit; head: string; ratio?: boolean; digits?: number; unit?: number }[] = [
  { key: 'firstPaint', head: 'first paint ms', ratio: true },
  { key: 'largestPaint', head: 'largest paint ms', ratio: true },
  { key: 'shift', head: 'shift', digits: 3 },
  { key: 'blocking', head: 'blocking ms' },
  { key: 'scriptBytes', head: 'script kB', digits: 1, unit: 1000 },
  { key: 'navigation', head: 'next page ms', ratio: true },
  { key: 'recalculations', head: 'full styles' },
]

function results(contestants: readonly Contestant[], peers: readonly Contestant[], visits: Visits): string {
  const values = (contestant: Contestant, key: keyof MeasuredVisit) =>
    visits.get(contestant)?.map((measured) => measured[key]) ?? []
  const ratio = (contestant: Contestant, peer: string, key: keyof MeasuredVisit) => {
    const base = contestants.find(({ site, page }) => site === peer && ['', contestant.page].includes(page))
    return base && base !== contestant ? fixed(pairedRatio(values(contestant, key), values(base, key)), 2) : '–'
  }
  const head = COLUMNS.flatMap(({ head: name, ratio: isCompared }) => [
    name,
    ...(isCompared ? peers.map(({ site }) => `× ${site}`) : []),
  ])
  const rows = contestants.map((contestant) => [
    contestant.site,
    contestant.page || '–',
    ...COLUMNS.flatMap(({ key, ratio: isCompared, digits, unit = 1 }) => [
      fixed(median(values(contestant, key)) / unit, digits),
      ...(isCompared ? peers.map(({ site }) => ratio(contestant, site, key)) : []),
    ]),
  ])
  return table([['site', 'page', ...head], ...rows])
}
