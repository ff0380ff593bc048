import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { createSessions } from '../../e2e/fixtures/sign-in'
import { fromRoot } from '../repository'
import { ensureReleases } from '../release/ensure-releases'
import { builtReleases } from '../testing/built-releases'
import { ensureChromium } from '../testing/chromium'
import { startSiteUnderTest, staffPasswords } from '../testing/site-under-test'
import { contactSheet } from './contact-sheet'
import { accountFor } from './page-account'
import { planShots } from './shot-plan'
import { sitePages } from './site-pages'
import { takeShot } from './take-shot'

// npm run shots [-- part of an address]: pictures of every page into shots/, with shots/index.html to look through them.
const FLAGS = ['--no-sandbox', '--disable-gpu', '--disable-background-networking']
const folder = fromRoot('shots')
const [part = ''] = process.argv.slice(2)

await ensureReleases({ ...builtReleases, log: console.log })
const site = await startSiteUnderTest()
const browser = await chromium.launch({ executablePath: ensureChromium(), args: FLAGS })
try {
  const { pages, unreached } = await sitePages(async (address) => (await fetch(site.url + address)).text())
  const shots = planShots(pages.filter(({ address }) => address.includes(part)))
  const sessionOf = createSessions(browser, { url: site.url, passwords: staffPasswords })
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const shot of shots) {
    const account = accountFor(shot.page)
    await takeShot(browser, shot, { url: site.url, folder, storageState: account && (await sessionOf(account)) })
  }
  await writeFile(join(folder, 'index.html'), contactSheet(shots))
  console.log(`${shots.length} pictures: shots/index.html`)
  if (unreached.length > 0) console.log(`No link leads to: ${unreached.join(', ')}`)
} finally {
  await browser.close()
  await site.stop()
}
