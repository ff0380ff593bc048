import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { sharedModules, sharedVersions } from '../../tools/federation/shared-modules'
import { releaseStore } from '@tekskills/releases/store/release-store'
import { remoteNames, type ReleaseName } from '../../tools/repository'
import { builtReleases } from '../../tools/testing/built-releases'
import { expect, markDocument, sameDocument } from '../fixtures/federation'
import { shareScope } from '../fixtures/share-scope'
import { test } from '../fixtures/test'
import { hydrated } from '../pages/hydration'

/** Patterns that only a build with a copy of the package contains; they survive minification. */
const signatures = {
  react: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE/,
  'react-dom': /__DOM_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE/,
  'react-router': /__reactRouterVersion/,
  'styled-components': /data-styled-version/,
  'react-helmet-async': /data-rh/,
  zustand: /setState:\w+,getState:\w+,getInitialState:/,
  axios: /AxiosError/,
}

const built = releaseStore(builtReleases.releasesDir)

async function liveRelease(name: ReleaseName) {
  const registry = await built.readRegistry()
  return (name === 'shell' ? registry?.shell : registry?.remotes[name])?.live ?? ''
}

/** The text of every browser script of a built release. */
async function scriptsOf(name: ReleaseName) {
  const release = await liveRelease(name)
  const { files } = await built.describe(name, release)
  const scripts = Object.keys(files).filter((file) => file.endsWith('.js'))
  return Promise.all(scripts.map((file) => readFile(join(built.folderOf(name, release), 'client', file), 'utf8')))
}

/** Every provider of every shared module in this page: module, version and provider. */
const providersOf = async (page: Page) =>
  (await shareScope(page)).evaluate((modules) =>
    Object.entries(modules).flatMap(([module, versions]) =>
      Object.entries(versions).map(([version, { from, loaded }]) => ({ module, version, from, loaded: !!loaded })),
    ),
  )

/** Visits all three remotes without leaving the document, and signs in on the way. */
async function visitAllRemotes(page: Page, password: string) {
  const footer = page.getByRole('contentinfo')
  await page.goto('/')
  await hydrated(page)
  await markDocument(page)
  await footer.getByRole('link', { name: 'TekDataNova', exact: true }).click()
  await expect(page).toHaveURL(/\/tekdatanova$/)
  await footer.getByRole('link', { name: 'Log in', exact: true }).click()
  await page.getByLabel('Username or email address').fill('blogs')
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('navigation', { name: 'Back office' })).toBeVisible()
  await sameDocument(page)
}

test('one copy of each shared module serves the shell and all remotes of a page', async ({ page, site }) => {
  await visitAllRemotes(page, site.passwords.blogs)
  const providers = await providersOf(page)
  expect(providers.map(({ module }) => module).sort()).toEqual(sharedModules.map(({ request }) => request).sort())
  expect(providers.filter(({ from }) => !from.startsWith('shell_'))).toEqual([])
  expect(providers.filter(({ loaded }) => !loaded)).toEqual([])
})

test('ST-09 the session that the login page of one remote starts is shared with the shell and the back-office', async ({
  page,
  site,
}) => {
  await visitAllRemotes(page, site.passwords.blogs)
  // The shell renders the header, the back-office the sidebar; the login page belongs to neither.
  await expect(page.getByRole('banner')).toContainText('blogs')
  await expect(
    page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'View blogs' }),
  ).toBeVisible()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByRole('navigation', { name: 'Back office' })).toHaveCount(0)
})

test('the pages of all remotes use the router and theme of the shell', async ({ page, site }) => {
  await visitAllRemotes(page, site.passwords.blogs)
  await page.getByRole('navigation', { name: 'Back office' }).getByRole('link', { name: 'View blogs' }).click()
  await expect(page).toHaveURL(/\/viewblogs$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await sameDocument(page)
})

test('no script of a remote contains a second copy, and its descriptor lists what it requires', async () => {
  const requires = Object.keys(sharedVersions()).sort()
  const shell = await scriptsOf('shell')
  // A signature that the shell's own copy does not contain would prove nothing.
  for (const [name, signature] of Object.entries(signatures)) expect(shell.join(), name).toMatch(signature)

  for (const remote of remoteNames) {
    const descriptor = await built.describe(remote, await liveRelease(remote))
    expect(Object.keys(descriptor.requires).sort(), remote).toEqual(requires)
    const scripts = await scriptsOf(remote)
    expect(scripts.length, remote).toBeGreaterThan(2)
    for (const [name, signature] of Object.entries(signatures))
      expect(scripts.join(), `${name} in ${remote}`).not.toMatch(signature)
  }
})
