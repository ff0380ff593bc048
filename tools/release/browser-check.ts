import { chromium, type BrowserContext, type ConsoleMessage, type Page } from 'playwright-core'
import type { ReleaseRoute } from '@tekskills/shared/contracts/release'
import { CHROMIUM_FLAGS } from '../browser/chromium-flags'
import { hydrated } from '../browser/hydrated'
import { placeOf, type GateSite } from './gate-site'

/** Milliseconds for one page to become interactive: five times what a busy machine takes. */
const LIMIT = 15_000
/** Milliseconds for the same after an uncaught error. */
const LIMIT_AFTER_ERROR = 2000
/** Pages that load at the same time. */
const CONCURRENT = 3

/** A page that the gate opens. */
export interface VisitedPage {
  path: string
  access: ReleaseRoute['access']
}

/**
 * Opens pages of a site in a browser, and returns one readable message for each that does not become interactive, or in
 * which an error is thrown that its code does not handle. The browser is started once.
 * @param executable path of a Chromium
 */
export async function browserFindings(
  { url }: GateSite,
  pages: readonly VisitedPage[],
  executable: string,
): Promise<string[]> {
  const browser = await chromium.launch({ executablePath: executable, args: CHROMIUM_FLAGS })
  try {
    const waiting = [...pages]
    const findings: string[] = []
    const visitAll = async () => {
      for (let page = waiting.shift(); page; page = waiting.shift()) {
        const context = await browser.newContext()
        findings.push(...(await findingsOn(context, url, page)))
        await context.close()
      }
    }
    await Promise.all(Array.from({ length: CONCURRENT }, visitAll))
    return [...new Set(findings)]
  } finally {
    await browser.close()
  }
}

async function findingsOn(context: BrowserContext, url: string, { path, access }: VisitedPage): Promise<string[]> {
  if (access === 'staff') await signIn(context, url)
  const page = await context.newPage()
  const errors = collectErrors(page)
  const afterError = new Promise<false>((resolve) => {
    page.once('pageerror', () => setTimeout(() => resolve(false), LIMIT_AFTER_ERROR))
  })
  await page.goto(url + path, { waitUntil: 'commit', timeout: LIMIT }).catch(() => undefined)
  const inTime = hydrated(page, LIMIT).then(
    () => true,
    () => false,
  )
  const isInteractive = await Promise.race([inTime, afterError])
  const thrown = [...new Set(errors)].join('; ')
  if (!isInteractive) return [`${path} does not become interactive in a browser${thrown && `: ${thrown}`}`]
  return thrown ? [`${path} fails in a browser: ${thrown}`] : []
}

/** Errors that the page did not handle, and those that its frame caught, each with its place. */
function collectErrors(page: Page): string[] {
  const errors: string[] = []
  page.on('pageerror', ({ name, message, stack }) => errors.push(`${name}: ${message}${placeOf(stack)}`))
  page.on('console', (message) => {
    const text = errorText(message)
    if (text) errors.push(text)
  })
  return errors
}

/** The shell's message about an error that it caught; undefined for other messages, such as those about the service. */
function errorText(message: ConsoleMessage): string | undefined {
  const text = message.text()
  const [first = ''] = text.split('\n')
  const isCaught = message.type() === 'error' && /^(\w*Error)\b/.test(first)
  const isUnloaded = message.type() === 'warning' && first.includes(' could not be loaded')
  return isCaught || isUnloaded ? `${first}${placeOf(text)}` : undefined
}

/** The browser state of a session. It only affects the screen; the service does not know this user. */
async function signIn(context: BrowserContext, url: string): Promise<void> {
  await context.addCookies([{ name: 'session', value: '1', url }])
  await context.addInitScript(() => {
    for (const [key, value] of Object.entries({ Token: 'gate', Blog: 'BLOGS', Username: 'gate', id: '0' }))
      localStorage.setItem(key, value)
  })
}
