import { matchRoutes, type RouteObject } from 'react-router-dom'
import type { Access, Chrome, Role } from '@tekskills/shared/contracts/access'
import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'
import { listPages } from '../release/describe-release'
import { readSources } from '../release/remote-sources'
import { remoteNames } from '../repository'

/** A page declared in a manifest, with an address that shows it. */
export interface SitePage {
  id: string
  pattern: string
  address: string
  access: Access
  chrome: Chrome
  /** Staff roles that may see it; absent for every role. */
  roles?: readonly Role[]
}

/** Fetches the HTML of an address. */
export type ReadHtml = (address: string) => Promise<string>

export interface SitePages {
  pages: SitePage[]
  /** Patterns with parameters that no link matches. */
  unreached: string[]
}

/** Every page of every manifest, so that none is missing; addresses with parameters are found by following links. */
export async function sitePages(readHtml: ReadHtml): Promise<SitePages> {
  const manifests = await Promise.all(remoteNames.map(async (name) => (await readSources(name)).manifest.routes))
  return pagesOf(manifests.flat(), readHtml)
}

/** The pages of some routes. */
export async function pagesOf(routes: readonly RouteObject[], readHtml: ReadHtml): Promise<SitePages> {
  const declared = listPages(routes).map((page) => ({ ...page, roles: rolesOf(routes, page.id) }))
  const flat = declared.map(({ id, pattern }) => ({ id, path: pattern }))
  const pages = new Map<string, SitePage>()
  const add = (id: string | undefined, address: string) => {
    const page = declared.find((candidate) => candidate.id === id)
    if (page && !pages.has(page.id)) pages.set(page.id, { ...page, address })
  }
  for (const { id, pattern } of declared) if (!pattern.includes(':')) add(id, pattern)
  // Newly found pages are crawled as well: a map is iterated in insertion order.
  for (const { access, address } of pages.values())
    if (access !== 'staff')
      for (const link of linksOf(await readHtml(address))) add(matchRoutes(flat, link)?.[0]?.route.id, link)
  return {
    pages: declared.flatMap(({ id }) => pages.get(id) ?? []),
    unreached: declared.filter(({ id }) => !pages.has(id)).map(({ pattern }) => pattern),
  }
}

function rolesOf(routes: readonly RouteObject[], id: string): readonly Role[] | undefined {
  for (const route of routes) {
    const roles = route.id === id ? (route.handle as PageHandle).roles : rolesOf(route.children ?? [], id)
    if (roles) return roles
  }
  return undefined
}

/** Local paths that the HTML links to, without query and fragment. */
const linksOf = (html: string) => [...html.matchAll(/<a\s[^>]*?href="(\/[^"#?]*)/g)].map(([, link = '']) => link)
