import { chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { freePort } from '../start/free-port'
import { ensureChromium } from '../testing/chromium'
import { CHROMIUM_FLAGS } from '../browser/chromium-flags'
import { benchPages } from './bench-pages'
import type { BenchSite } from './bench-site'
import { fixed, median, table } from './numbers'

const ROUNDS = 3
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const METRICS = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'] as const

type Scores = Record<(typeof CATEGORIES)[number] | (typeof METRICS)[number], number> & { failed: string[] }

/** Runs Lighthouse with its phone profile: median performance and metrics, the lowest other scores, failed audits. */
export async function measureLighthouse({ site, service }: BenchSite): Promise<string> {
  const rows: string[][] = []
  for (const path of Object.values(await benchPages(service))) {
    const runs: Scores[] = []
    for (let round = 0; round < ROUNDS; round++) runs.push(await run(site + path))
    const of = (key: (typeof METRICS)[number] | 'performance') => median(runs.map((scores) => scores[key]))
    const worst = (key: (typeof CATEGORIES)[number]) => fixed(Math.min(...runs.map((scores) => scores[key])))
    rows.push([
      path.length > 32 ? `${path.slice(0, 31)}…` : path,
      fixed(of('performance')),
      ...CATEGORIES.slice(1).map(worst),
      fixed(of('largest-contentful-paint')),
      fixed(of('total-blocking-time')),
      fixed(of('cumulative-layout-shift'), 3),
      [...new Set(runs.flatMap(({ failed }) => failed))].join(', ') || 'none',
    ])
  }
  return table([HEAD, ...rows])
}

const HEAD = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'largest paint ms',
  'blocking ms',
  'shift',
  'failed audits',
]

/** Runs Lighthouse once, in a new browser, so that nothing is cached. */
async function run(url: string): Promise<Scores> {
  const port = await freePort(0)
  const args = [...CHROMIUM_FLAGS, `--remote-debugging-port=${port}`]
  const browser = await chromium.launch({ executablePath: ensureChromium(), args })
  try {
    const result = await lighthouse(url, { port, output: 'json', logLevel: 'error', onlyCategories: [...CATEGORIES] })
    if (!result || result.lhr.runtimeError) throw new Error(`${url}: ${result?.lhr.runtimeError?.message ?? 'no run'}`)
    const { categories, audits } = result.lhr
    const scores = CATEGORIES.map((name) => [name, (categories[name]?.score ?? 0) * 100])
    const metrics = METRICS.map((name) => [name, audits[name]?.numericValue ?? Number.NaN])
    const weighted = CATEGORIES.slice(1).flatMap((name) => categories[name]?.auditRefs ?? [])
    const failed = weighted.filter(({ weight, id }) => weight > 0 && (audits[id]?.score ?? 1) < 0.9).map(({ id }) => id)
    return { ...Object.fromEntries([...scores, ...metrics]), failed } as Scores
  } finally {
    await browser.close()
  }
}
