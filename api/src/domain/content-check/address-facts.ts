import { createRedirects } from '@tekskills/shared/contracts/redirect-targets'
import type { AddressFacts } from '@tekskills/shared/contracts/http/content-check'
import { readLink } from '@tekskills/shared/content-check/addresses'
import type { SiteListing } from '@tekskills/releases/follow-listing'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { isId } from '../../platform/http/validation/record-id'
import { staffPages } from '../addresses/staff-pages'
import { findCareer, selectShownCareers, wasDeleted } from '../careers/public-career-rows'
import { isPublicAt } from '../content/publication'
import { definitions, type ItemReadings } from './item-readings'

export interface AddressScope {
  readings: ItemReadings
  listing: SiteListing
  now: Date
  /** The current date in the site's time zone, `YYYY-MM-DD`. */
  today: string
}

type State = AddressFacts['state']
type Facts = Omit<AddressFacts, 'address'>

const only = (state: State): Facts => ({ state, anchors: null, bytes: null })

/** Paths that the servers handle themselves. */
const SERVED = /^\/(?:feed\/[^/]+\.xml|sitemap[^/]*\.xml|robots\.txt)$/
/** Files of releases, which the service does not know. */
const FILE = /\.[a-z\d]{2,5}$/i
const MEDIA = /^\/api\/public\/user\/media\/([\w-]+)$/
const MAIN_PICTURE = /^\/api\/public\/user\/(?:blogs|newsRoom|caseStudy)\/download\/([\w-]+)$/
const DOCUMENT = /^\/api\/public\/user\/caseStudyFile\/download\/([\w-]+)$/

/**
 * What the service knows of each address: whether visitors find a page there, the headings it can be linked to, and the
 * size of a picture. The number of queries does not depend on the number of addresses, apart from links to jobs.
 */
export async function readAddressFacts(
  queries: Queries,
  addresses: readonly string[],
  scope: AddressScope,
): Promise<Map<string, AddressFacts>> {
  const parsed = addresses.map((address) => ({ address, ...pathOf(address) }))
  const found = new Map<string, Facts>()
  const open = () => parsed.filter(({ address }) => !found.has(address))

  const redirects = await redirectStates(
    queries,
    open().map(({ path }) => path),
  )
  const successorOf = createRedirects(scope.listing.retired)
  const pages = new Set([...scope.listing.pages.map(({ path }) => path), ...scope.listing.visitorPaths])
  for (const { address, path, job } of open()) {
    const redirected = redirects.get(path)
    if (redirected) found.set(address, only(redirected))
    else if (job !== null) found.set(address, only(await jobState(queries, job, scope.today)))
    else if (pages.has(path) || SERVED.test(path)) found.set(address, only('PUBLIC'))
    else if (staffPages.includes(path)) found.set(address, only('NOT_PUBLIC'))
    else if (successorOf(path)) found.set(address, only('MOVED'))
  }
  await addFiles(queries, open(), found, scope.now)
  await addItems(queries, open(), found, scope)
  const rest = ({ path }: Parsed) => only(path.startsWith('/api/') || FILE.test(path) ? 'UNKNOWN' : 'MISSING')
  return new Map(
    parsed.map((entry) => [entry.address, { address: entry.address, ...(found.get(entry.address) ?? rest(entry)) }]),
  )
}

interface Parsed {
  address: string
  /** Decoded, without query and trailing slash. */
  path: string
  /** The job that a link to the open positions names. */
  job: string | null
}

function pathOf(address: string): Omit<Parsed, 'address'> {
  const target = readLink(address, '')
  if (target.kind !== 'inside') return { path: '', job: null }
  const { pathname, searchParams } = new URL(target.address, 'https://site.invalid')
  const path = decoded(pathname)
    .replaceAll('\0', '')
    .replace(/(?<=^\/|[^/])\/+$/, '')
  return { path, job: path === '/opportunities' ? (searchParams.get('job')?.replaceAll('\0', '') ?? null) : null }
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

async function redirectStates(queries: Queries, paths: readonly string[]): Promise<Map<string, State>> {
  if (paths.length === 0) return new Map()
  const rows = await queries
    .selectFrom('redirect')
    .select(['from_path', 'code'])
    .where('from_path', 'in', [...new Set(paths)])
    .execute()
  return new Map(rows.map(({ from_path, code }) => [from_path, code === 410 ? 'DELETED' : 'MOVED']))
}

async function jobState(queries: Queries, name: string, today: string): Promise<State> {
  const known = await findCareer(queries, name)
  if (!known) return (await wasDeleted(queries, { slug: name })) ? 'DELETED' : 'MISSING'
  const shown = selectShownCareers(queries, today).select('career.slug').where('career.id', '=', known.id)
  const row = await shown.executeTakeFirst()
  if (!row) return 'DELETED'
  return row.slug === name ? 'PUBLIC' : 'MOVED'
}

type ById = (ids: string[]) => Promise<{ id: string; bytes?: number; isPublic?: boolean }[]>

/** Pictures and documents, by their ids. */
async function addFiles(queries: Queries, open: readonly Parsed[], found: Map<string, Facts>, now: Date) {
  const media: ById = (ids) =>
    queries
      .selectFrom('media')
      .innerJoin('picture', 'picture.id', 'media.picture_id')
      .select(['media.id', 'picture.bytes'])
      .where('media.id', 'in', ids)
      .execute()
  const mainPictures: ById = (ids) =>
    queries
      .selectFrom('content_item')
      .innerJoin('picture', 'picture.id', 'content_item.picture_id')
      .select(['content_item.id', 'picture.bytes'])
      .where('content_item.id', 'in', ids)
      .execute()
  const documents: ById = (ids) =>
    queries
      .selectFrom('content_item')
      .select(['id', isPublicAt(now).$castTo<boolean>().as('isPublic')])
      .where('id', 'in', ids)
      .where('file_id', 'is not', null)
      .execute()
  for (const [pattern, readByIds] of [
    [MEDIA, media],
    [MAIN_PICTURE, mainPictures],
    [DOCUMENT, documents],
  ] as const) {
    const entries = open.flatMap(({ address, path }) => {
      const id = pattern.exec(path)?.[1]
      return id === undefined ? [] : [{ address, id }]
    })
    const ids = [...new Set(entries.map(({ id }) => id).filter(isId))]
    const rows = ids.length > 0 ? await readByIds(ids) : []
    for (const { address, id } of entries) {
      const row = rows.find((each) => each.id === id)
      const state = row && (row.isPublic === false ? 'NOT_PUBLIC' : 'PUBLIC')
      found.set(address, { ...only(state ?? 'MISSING'), bytes: row?.bytes ?? null })
    }
  }
}

/** Blogs, newsroom items and case studies, by slug, former slug or name as visitors find them. */
async function addItems(
  queries: Queries,
  open: readonly Parsed[],
  found: Map<string, Facts>,
  { now, readings }: AddressScope,
) {
  for (const definition of definitions) {
    const wanted = open
      .filter(({ path, address }) => path.startsWith(definition.pagePath) && !found.has(address))
      .map(({ path, address }) => ({ address, name: path.slice(definition.pagePath.length) }))
    if (wanted.length === 0) continue
    const names = [...new Set(wanted.flatMap(({ name }) => [name, name.toLowerCase()]))]
    const former = queries
      .selectFrom('former_slug')
      .select(['slug', 'record_id'])
      .where('kind', '=', definition.name)
      .where('slug', 'in', names)
    const renamed = await former.execute()
    const ids = renamed.map(({ record_id }) => record_id)
    const rows = await queries
      .selectFrom('content_item')
      .select([
        'id',
        'version',
        'slug',
        'name',
        'status',
        'deleted_at',
        isPublicAt(now).$castTo<boolean>().as('isPublic'),
      ])
      .where('kind', '=', definition.name)
      .where((eb) =>
        eb.or([
          eb('slug', 'in', names),
          eb(sql<string>`lower(content_item.name)`, 'in', names),
          ...(ids.length > 0 ? [eb('id', 'in', ids)] : []),
        ]),
      )
      .execute()
    const loaded = await readings.load(
      queries,
      rows.filter(({ isPublic }) => isPublic),
    )
    for (const { address, name } of wanted) {
      const target = targetOf(rows, name, renamed.find(({ slug }) => slug === name)?.record_id)
      const anchors = target.id === undefined ? undefined : loaded.get(target.id)?.anchors
      found.set(address, { ...only(target.state), anchors: anchors?.map(({ id }) => id) ?? null })
    }
  }
}

interface TargetRow {
  id: string
  slug: string | null
  name: string
  status: string
  deleted_at: Date | null
  isPublic: boolean
}

/** The item that a name leads to: as for visitors a public one first, by slug, former slug or name. */
function targetOf(rows: readonly TargetRow[], name: string, formerId?: string): { state: State; id?: string } {
  const bySlug = (row: TargetRow) => row.slug === name
  const byFormerSlug = (row: TargetRow) => row.id === formerId
  const byName = (row: TargetRow) => row.name.toLowerCase() === name.toLowerCase()
  const shown = rows.filter(({ isPublic }) => isPublic)
  const direct = shown.find(bySlug)
  if (direct) return { state: 'PUBLIC', id: direct.id }
  if (shown.some((row) => byFormerSlug(row) || byName(row))) return { state: 'MOVED' }
  const hidden = rows.filter((row) => bySlug(row) || byFormerSlug(row))
  if (hidden.some((row) => row.deleted_at === null && row.status !== 'ARCHIVED')) return { state: 'NOT_PUBLIC' }
  return { state: hidden.length > 0 ? 'DELETED' : 'MISSING' }
}
