import type { AddressMeta } from '@tekskills/shared/contracts/http/site-addresses'
import { createRedirects } from '@tekskills/shared/contracts/redirect-targets'
import { DEFAULT_ROBOTS, RETIRED_ROBOTS } from '@tekskills/shared/contracts/robots'
import { shareImagePath } from '@tekskills/shared/contracts/share-image'
import type { SiteListing } from '@tekskills/releases/follow-listing'
import type { Queries } from '../../platform/database/database'
import { gone, notFound } from '../../platform/http/problems/problem-error'
import { pictureAddress } from '../../platform/pictures/picture-address'
import { ISSUE_PATH } from '../addresses/addresses.repository'
import { blogDefinition } from '../blogs/blog-definition'
import {
  careerCardOf,
  careerMetaOf,
  careerPath,
  findCareer,
  selectShownCareers,
  wasDeleted,
  withCareerCardColumns,
} from '../careers/public-career-rows'
import { caseStudyDefinition } from '../case-studies/case-study-definition'
import type { ContentDefinition } from '../content/content-definition'
import { metaOf, type PageRow } from '../content/item-rows'
import { readVisibleRow } from '../content/public-items'
import { readArchivedIssue } from '../newsletter-issues/archive.repository'
import { newsDefinition } from '../newsroom/news-definition'
import { redirectFrom } from '../redirects/redirects.service'

const contentPages = [
  { definition: blogDefinition, pictures: 'blogs' },
  { definition: newsDefinition, pictures: 'newsRoom' },
  { definition: caseStudyDefinition, pictures: 'caseStudy' },
] as const

interface ReadOptions {
  /** What the live releases list. */
  listing: SiteListing
  now: Date
  /** The current date in the site's time zone, `YYYY-MM-DD`. */
  today: string
}

/**
 * Returns the metadata of one path, with its new path if it has moved: by a staff redirect, because the path is retired, or
 * because the item or the job was renamed. Throws 410 if the page is gone, 404 if there is none.
 */
export async function readAddressMeta(
  queries: Queries,
  url: string,
  { now, today, listing }: ReadOptions,
): Promise<AddressMeta> {
  const path = url.split(/[?#]/, 1)[0] ?? ''
  const redirect = await redirectFrom(queries, path)
  if (redirect?.code === 410) throw gone()
  if (redirect?.to_path) return { ...empty, url, type: 'REDIRECT', movedTo: redirect.to_path, code: redirect.code }
  const job = path === '/opportunities' && new URL(url, 'http://site').searchParams.get('job')
  if (job) return careerMeta(queries, { url, job, today })
  const page = listing.pages.find((fixed) => fixed.path === path)
  if (page) {
    const { title, description, keywords, image } = page
    return { url, type: 'STATIC', title, description, keywords, image, canonicalLink: path, robots: DEFAULT_ROBOTS }
  }
  const successor = createRedirects(listing.retired)(path)
  if (successor) return { ...empty, url, type: 'REDIRECT', movedTo: successor, code: 301 }
  if (path.startsWith(ISSUE_PATH)) return issueMeta(queries, url, nameIn(path, { pagePath: ISSUE_PATH }), now)
  for (const { definition, pictures } of contentPages) {
    if (!path.startsWith(definition.pagePath)) continue
    const row = await readVisibleRow(queries, definition, nameIn(path, definition), now)
    return itemMeta(url, definition, row, pictureAddress(pictures, row.id, row.picture_id))
  }
  throw notFound()
}

/** The share image generated for a page without its own picture; the page's head uses the same path. */
const shareImageOf = (path: string) => shareImagePath(path, 'tekskills')

const empty = {
  title: '',
  description: '',
  keywords: '',
  canonicalLink: '',
  image: '',
  robots: RETIRED_ROBOTS,
}

async function issueMeta(queries: Queries, url: string, slug: string, now: Date): Promise<AddressMeta> {
  const { subject, preheader, item } = await readArchivedIssue(queries, slug, now)
  return {
    url,
    type: 'NEWSLETTER',
    title: subject,
    description: preheader || item.description,
    keywords: '',
    canonicalLink: `${ISSUE_PATH}${slug}`,
    image: item.image ?? '',
    robots: DEFAULT_ROBOTS,
  }
}

function nameIn(path: string, { pagePath }: Pick<ContentDefinition, 'pagePath'>): string {
  try {
    return withoutNul(decodeURIComponent(path.slice(pagePath.length)))
  } catch {
    throw notFound()
  }
}

/** No name contains a NUL, and the database rejects one in a parameter. */
function withoutNul(name: string): string {
  if (name.includes('\0')) throw notFound()
  return name
}

function itemMeta(url: string, definition: ContentDefinition, row: PageRow, image: string | null): AddressMeta {
  const path = `${definition.pagePath}${row.slug ?? ''}`
  const own = metaOf(row, definition.pagePath, image)
  const meta = { ...own, image: own.image || shareImageOf(path), url, type: definition.name }
  return path === url.split(/[?#]/, 1)[0] ? meta : { ...meta, movedTo: path, code: 301 }
}

async function careerMeta(queries: Queries, { url, job, today }: { url: string; job: string; today: string }) {
  const name = withoutNul(job)
  const known = await findCareer(queries, name)
  if (!known) throw (await wasDeleted(queries, { slug: name })) ? gone() : notFound('This job could not be found.')
  const row = await withCareerCardColumns(selectShownCareers(queries, today))
    .where('career.id', '=', known.id)
    .executeTakeFirst()
  if (!row) throw gone()
  const meta = { ...careerMetaOf(careerCardOf(row)), image: shareImageOf('/opportunities'), url, type: 'CAREER' }
  return row.slug === job ? meta : { ...meta, movedTo: careerPath(row.slug), code: 301 }
}
