import { benchPages } from './bench-pages'
import type { BenchSite } from './bench-site'
import { fixed, median, pairedRatio, rotated, table } from './numbers'
import { openPhoneBrowser } from './phone-browser'
import { visit, type MeasuredVisit } from './visit'

const ROUNDS = 5

/** Measures paint, layout shift, blocking time and scripts of pages, server- and browser-rendered, interleaved. */
export async function measurePages({ site, browserRendered, service }: BenchSite): Promise<string> {
  const browser = await openPhoneBrowser()
  try {
    const rows: string[][] = []
    for (const path of await benchPages(service)) {
      const targets = { server: site + path, browser: browserRendered + path }
      const visits: Record<keyof typeof targets, MeasuredVisit[]> = { server: [], browser: [] }
      for (const url of Object.values(targets)) await visit(browser, url)
      for (let round = 0; round < ROUNDS; round++)
        for (const by of rotated(['server', 'browser'] as const, round))
          visits[by].push(await visit(browser, targets[by]))
      for (const by of ['server', 'browser'] as const) rows.push(row(path, by, visits[by], visits.browser))
    }
    return table([HEAD, ...rows])
  } finally {
    await browser.close()
  }
}

const HEAD = [
  'page',
  'rendered by',
  'first paint ms',
  'largest paint ms',
  '×',
  'shift',
  'blocking ms',
  'script kB',
  'scripts within ms',
]

function row(path: string, by: string, visits: MeasuredVisit[], base: MeasuredVisit[]): string[] {
  const of = (key: keyof MeasuredVisit) => visits.map((entry) => entry[key])
  return [
    path.length > 24 ? `${path.slice(0, 23)}…` : path,
    by,
    fixed(median(of('firstPaint'))),
    fixed(median(of('largestPaint'))),
    fixed(
      pairedRatio(
        of('largestPaint'),
        base.map(({ largestPaint }) => largestPaint),
      ),
      2,
    ),
    fixed(median(of('shift')), 3),
    fixed(median(of('blocking'))),
    fixed(median(of('scriptBytes')) / 1000, 1),
    fixed(median(of('scriptSpread'))),
  ]
}
