import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { glob } from 'tinyglobby'
import type { Page } from '@playwright/test'
import { RELEASE_ERRORS } from '@tekskills/shared/contracts/release-errors'
import { fromRoot } from '../../tools/repository'
import { signIn } from '../../tools/testing/sign-in'
import { staffPasswords } from '../../tools/testing/site-under-test'
import { expect, test } from '../fixtures/federation-site'
import { axeFindings } from '../measures/axe'
import { installProbe } from '../measures/probe'
import { overflowFindings } from '../measures/reflow'
import { hydrated } from '../pages/hydration'

const run = promisify(execFile)

/** The place of a text in the sources, as `<file>:<line>:`. */
async function placeOf(file: string, text: string): Promise<string> {
  const lines = (await readFile(fromRoot(file), 'utf8')).split('\n')
  const line = lines.findIndex((each) => each.includes(text)) + 1
  expect(line, `${file} contains ${text}`).toBeGreaterThan(0)
  return `at ${file}:${line}:`
}

interface Fault {
  what: string
  /** Starts on the About Us page and triggers an error. */
  provoke: (page: Page) => Promise<void>
  part: string
  place: string
  message: string
  source: () => Promise<string>
}

const faults: Fault[] = [
  {
    what: 'the handler of a click in the shell',
    provoke: async (page) => {
      await page.evaluate(() => window.scrollTo(0, 2000))
      const button = page.getByRole('button', { name: 'Back to top' })
      await button.focus()
      await page.evaluate(() => {
        window.scrollTo = () => {
          throw new TypeError('planted for ada@example.com')
        }
      })
      await page.keyboard.press('Enter')
    },
    part: 'shell',
    place: 'handler',
    message: 'planted for <email>',
    source: () => placeOf('shell/src/layout/BackToTop.tsx', 'window.scrollTo({ top: 0'),
  },
  {
    what: 'the code of a page, which cannot be loaded',
    provoke: async (page) => {
      await page.route(/\/leadership\.\w+\.js/, (route) => route.abort())
      await page.getByRole('link', { name: 'Meet our leadership' }).click()
    },
    part: 'remote-public',
    place: 'chunk',
    message: 'Loading chunk leadership failed',
    source: () => placeOf('remote-public/src/routes/company.ts', "'../pages/leadership/LeadershipPage'"),
  },
  {
    what: 'the loader of a page',
    provoke: async (page) => {
      await page.route(/\/api\/.*(author|leader|portrait)/, (route) => route.fulfill({ json: [] }))
      await page.evaluate(() => {
        const { fromEntries } = Object
        Object.fromEntries = (entries: Iterable<readonly unknown[]>) => {
          if (new Error().stack?.includes('leadership-data')) throw new TypeError('planted')
          return fromEntries(entries) as Record<string, unknown>
        }
      })
      await page.getByRole('link', { name: 'Meet our leadership' }).click()
    },
    part: 'remote-public',
    place: 'loader',
    message: 'planted',
    source: () => placeOf('remote-public/src/pages/leadership/leadership-loader.ts', 'Object.fromEntries('),
  },
]

test('errors in browsers are explained with file and line of the sources, without personal data', async ({
  ownSite,
  openContext,
  consoleWatch,
}) => {
  consoleWatch.allow(/^/)
  for (const { what, provoke, part, place, message, source } of faults) {
    await test.step(what, async () => {
      const context = await openContext()
      const page = await context.newPage()
      await page.goto('/about-us')
      await hydrated(page)
      const reported = page.waitForRequest(/\/release-reports$/)
      await provoke(page)
      await reported
      const expected = await source()
      const explain = async () => {
        const command = [fromRoot('tools', 'bin', 'run.mjs'), fromRoot('tools', 'release', 'main.ts'), 'explain', part]
        const env = { ...process.env, API_URL: '', DATA_DIR: ownSite.site.dataDir }
        const { stdout } = await run(process.execPath, command, { cwd: fromRoot(), env })
        // Errors are separated by an empty line; the first place is where it was thrown.
        return stdout.split('\n\n').map((block) => block.split('\n').slice(0, 3).join('\n'))
      }
      await expect
        .poll(explain, { timeout: 30_000 })
        .toEqual(
          expect.arrayContaining([
            expect.stringMatching(new RegExp(`^${part} \\w+ +${place} .*Chrome[^]*${message}[^]*${expected}`)),
          ]),
        )
      await context.close()
    })
  }
})

test.describe('the screen of what failed', () => {
  const sessionAt = (url: string) => signIn({ url, passwords: staffPasswords }, 'careers')

  test('staff read in the panel what failed in which release, at which line', async ({
    ownSite,
    openContext,
    consoleWatch,
  }) => {
    consoleWatch.allow(/planted/)
    const [fault] = faults as [Fault, ...Fault[]]
    const visitor = await (await openContext()).newPage()
    await visitor.goto('/about-us')
    await hydrated(visitor)
    const reported = visitor.waitForRequest(/\/release-reports$/)
    await fault.provoke(visitor)
    await reported

    const session = await sessionAt(ownSite.site.url)
    const token = session.origins[0]?.localStorage.find(({ name }) => name === 'Token')?.value
    const ask = (authorization?: string) =>
      fetch(ownSite.site.url + RELEASE_ERRORS, { headers: authorization ? { authorization } : {} })
    expect((await ask()).status).toBe(403)
    expect((await ask('Bearer forged')).status).toBe(403)
    const known = async () => JSON.stringify(await (await ask(`Bearer ${token}`)).json())
    await expect.poll(known, { timeout: 30_000 }).toContain('planted for <email>')
    expect(await known()).not.toMatch(/mappings|sourcesContent/)

    const place = (await fault.source()).replace(/^at /, '')
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await openContext({ storageState: session, colorScheme })
      const page = await context.newPage()
      await installProbe(page)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto('/viewcareers')
        await page.getByRole('row').nth(3).waitFor()
        await page.getByRole('button', { name: 'Releases of this page' }).press('Enter')
        await page.getByRole('button', { name: 'What failed' }).press('Enter')
        const screen = page.getByRole('dialog', { name: 'What failed' })
        const release = screen.getByRole('region', { name: /^shell \w+ Live$/ })
        for (const words of ['Handler', 'planted for <email>', place, 'Chrome', '/about-us', 'First seen'])
          await expect(release).toContainText(words)
        expect(await axeFindings(page)).toEqual([])
        expect(await overflowFindings(page)).toEqual([])
        await screen.getByRole('button', { name: 'Back to releases' }).press('Enter')
        await expect(page.getByRole('dialog', { name: 'Releases of this page' })).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(page.getByRole('button', { name: 'Releases of this page' })).toBeFocused()
      }
      await context.close()
    }
  })
})

test('no source map is public', async ({ ownSite }) => {
  const releases = join(ownSite.site.dataDir, 'releases')
  const maps = await glob('maps/**/*.map', { cwd: releases })
  expect(maps.length).toBeGreaterThan(20)
  const scripts = await glob('*/*/client/**/*.{js,map}', { cwd: releases })
  expect(scripts.filter((file) => file.endsWith('.map'))).toEqual([])
  for (const file of scripts)
    expect(await readFile(join(releases, file), 'utf8'), file).not.toContain('sourceMappingURL=')
  const addresses = maps.flatMap((map) => {
    const [, name = '', release = '', ...file] = map.split('/')
    const path = file.join('/')
    return [
      `/remotes/${name}/${release}/${path}`,
      `/remotes/maps/${name}/${release}/${path}`,
      `/remotes/${name}/${release}/..%2f..%2f..%2fmaps/${name}/${release}/${path}`,
      `/${map}`,
    ]
  })
  // One after another, because the server limits connections per network, which the next tests share.
  for (const address of addresses) {
    const response = await fetch(ownSite.site.url + address)
    expect(response.status, address).not.toBe(200)
    expect(await response.text(), address).not.toContain('"mappings"')
  }
})
