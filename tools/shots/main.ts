import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { createSessions } from '../testing/sign-in'
import { startKit } from '../dev/kit'
import { fromRoot } from '../repository'
import { ensureReleases } from '../release/ensure-releases'
import { freePort } from '../start/free-port'
import { builtReleases } from '../testing/built-releases'
import { ensureChromium } from '../testing/chromium'
import { CHROMIUM_FLAGS } from '../browser/chromium-flags'
import { startSiteUnderTest, staffPasswords } from '../testing/site-under-test'
import { makeAdministrator, setUpAuthenticator } from '../testing/staff-administrator'
import { contactSheet } from './contact-sheet'
import { accountFor } from './page-account'
import { pageViews } from './page-views'
import { planKitShots, planShots, type Shot } from './shot-plan'
import { sitePages, type ReadHtml } from './site-pages'
import { takeShot } from './take-shot'

// `npm run shots [-- part of an address]`: takes screenshots of every page and of the kit into shots/, with an overview
// in shots/index.html.
const folder = fromRoot('shots')
const [part = ''] = process.argv.slice(2)
const isWanted = ({ address }: Shot['page']) => address.includes(part)

const kitShots = planKitShots().filter(({ page }) => isWanted(page))
await ensureReleases({ ...builtReleases, log: console.log })
// Only an administrator sees the staff screen.
const site = await startSiteUnderTest({}, (dataDir) => makeAdministrator('blogs', dataDir))
const browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS })
try {
  const readHtml: ReadHtml = async (address) => (await fetch(site.url + address)).text()
  const { pages, unreached } = await sitePages(readHtml)
  const shots = planShots([...pages, ...(await pageViews(pages, readHtml))].filter(isWanted))
  const staff = { url: site.url, passwords: staffPasswords }
  const sessionOf = createSessions(staff)
  await setUpAuthenticator(staff, 'blogs', await sessionOf('blogs'))
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  for (const shot of shots) {
    const account = accountFor(shot.page)
    await takeShot(browser, shot, { url: site.url, folder, storageState: account && (await sessionOf(account)) })
  }
  await takeKitShots()
  await writeFile(join(folder, 'index.html'), contactSheet([...shots, ...kitShots]))
  console.log(`${shots.length + kitShots.length} screenshots: shots/index.html`)
  if (unreached.length > 0) console.log(`Not reachable by a link: ${unreached.join(', ')}`)
} finally {
  await browser.close()
  await site.stop()
}

async function takeKitShots() {
  if (kitShots.length === 0) return
  const port = await freePort(0)
  const stop = await startKit(port, console.error)
  try {
    for (const shot of kitShots) await takeShot(browser, shot, { url: `http://localhost:${port}`, folder })
  } finally {
    await stop()
  }
}
