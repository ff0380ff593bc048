import { matchRoutes } from 'react-router-dom'
import type { Boot } from '@tekskills/shared/contracts/boot'
import type { RenderCheck } from '@tekskills/releases/gate/gate'
import type { Registry, ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import { browserFindings, type VisitedPage } from './browser-check'
import { readRelease } from '@tekskills/releases/read-release'
import { LIMIT, startGateSite, type GateSite } from './gate-site'
import { listedAddresses, sampleAddresses, type SampleAddress } from './sample-addresses'

interface RenderCheckOptions {
  /** Address of a service, which lists addresses and has the content of pages; without it, they show that it is down. */
  service?: string
  /** Path of the Chromium in which pages are opened; `null` opens none. Without a path, every release is rejected. */
  browser: string | null | undefined
}

const NO_BROWSER =
  'no Chromium is installed in which its pages could be opened: install it, set CHROMIUM_PATH, or promote with --without-browser'

/**
 * Makes the check that starts a shell server with a registry that is not live and requests one page for each address
 * pattern of a release; then it opens in a browser the home page, a page of each remote, and those of the release whose
 * addresses have parameters. It returns a message for each failure.
 */
export const createRenderCheck =
  ({ service, browser }: RenderCheckOptions): RenderCheck =>
  async (root, registry, descriptor) => {
    if (browser === undefined) return [NO_BROWSER]
    let site: GateSite
    try {
      site = await startGateSite(root, registry, service)
    } catch (error) {
      return [(error as Error).message]
    }
    try {
      const addresses = await addressesOf(descriptor, service)
      const findings: string[] = []
      for (const address of addresses) findings.push(...(await pageFindings(site, address, descriptor)))
      if (findings.length > 0 || browser === null) return findings
      return await browserFindings(site, await visitedPages(root, registry, { descriptor, addresses }), browser)
    } finally {
      await site.stop()
    }
  }

async function addressesOf(descriptor: ReleaseDescriptor, service: string | undefined): Promise<SampleAddress[]> {
  if (descriptor.name === 'shell') return [{ path: '/pagenotfound', isInvented: false }]
  return sampleAddresses(descriptor, service ? await listedAddresses(service) : [])
}

/** The home page, the first page of each remote without parameters, and the pages of the release that have some. */
async function visitedPages(
  root: string,
  registry: Registry,
  { descriptor, addresses }: { descriptor: ReleaseDescriptor; addresses: readonly SampleAddress[] },
): Promise<VisitedPage[]> {
  const pages: VisitedPage[] = [{ path: '/', access: 'visitor' }]
  for (const [name, { live }] of Object.entries(registry.remotes)) {
    const { routes } = (await readRelease(root, name, live)).descriptor
    const first = routes.find(({ pattern, access }) => !/[:*]/.test(pattern) && pattern !== '/' && access !== 'login')
    if (first) pages.push({ path: first.pattern, access: first.access })
  }
  const patterns = new Set(descriptor.routes.map(({ pattern }) => pattern))
  for (const { path, isInvented } of addresses)
    if (!isInvented && !patterns.has(path)) pages.push({ path, access: accessOf(descriptor, path) ?? 'visitor' })
  return pages
}

async function pageFindings(site: GateSite, { path, isInvented }: SampleAddress, descriptor: ReleaseDescriptor) {
  const response = await fetch(site.url + path, { signal: AbortSignal.timeout(LIMIT), redirect: 'manual' }).catch(
    () => null,
  )
  if (!response) return [`${path} did not respond`]
  const html = await response.text()
  const because = reasonText(site)
  // Without content at this address, a page may redirect.
  if (isInvented && response.status >= 300 && response.status < 400) return []
  if (response.status === 500) return [`${path} returned 500${because}`]
  // The server replaces a rejected release with an earlier one, whose pages would prove nothing.
  if (!isMadeFrom(html, descriptor)) return [`${path} was not rendered from this release${because}`]
  const isRendered = descriptor.server && accessOf(descriptor, path) !== 'staff'
  return isRendered && !/<h1[\s>]/.test(html) ? [`${path} has no heading${because}`] : []
}

/** The server's log output for a page, appended to a finding. */
function reasonText({ reasons }: GateSite) {
  const found = reasons()
  return found && `: ${found}`
}

/** Pages of staff are left to the browser. */
const accessOf = ({ routes }: ReleaseDescriptor, path: string) =>
  matchRoutes(
    routes.map((route) => ({ path: route.pattern, handle: route })),
    path,
  )?.at(-1)?.route.handle.access

/** Whether the boot record of the page references this release. */
function isMadeFrom(html: string, { name, release }: ReleaseDescriptor): boolean {
  const json = /<script type="application\/json" id="boot">(.*?)<\/script>/s.exec(html)?.[1]
  if (!json) return false
  const { remotes, scripts } = JSON.parse(json) as Boot
  return name === 'shell'
    ? scripts.some(({ href }) => href.includes(`/${release}/`))
    : remotes[name]?.release === release
}
