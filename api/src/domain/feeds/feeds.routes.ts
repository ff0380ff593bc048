import { feedTitles } from '@tekskills/shared/contracts/feeds'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { counted } from '@tekskills/shared/contracts/company-facts'
import type { Dependencies } from '../../platform/dependencies'
import { sendCached } from '../../platform/http/cache/response-cache-plugin'
import { siteDay } from '../../platform/time/site-day'
import { readNewest, type AddressType } from '../addresses/addresses.repository'
import { escapeXml } from '../addresses/xml'

/** The number of entries in a feed. */
const MAX_ENTRIES = 30
/** Maximum length of a summary in characters; jobs have none, so their text is cut. */
const MAX_SUMMARY = 400

interface Feed {
  name: string
  type: AddressType
  tag: ContentTag
  title: string
  description: string
}

const feeds: readonly Feed[] = [
  {
    name: 'blogs',
    type: 'BLOG',
    tag: 'blogs',
    title: feedTitles['/feed/blogs.xml'],
    description: 'Articles by our engineers on cloud, security, data, AI and delivery.',
  },
  {
    name: 'newsroom',
    type: 'NEWSROOM',
    tag: 'newsroom',
    title: feedTitles['/feed/newsroom.xml'],
    description: 'News from Tekskills: offices, teams, partnerships and events.',
  },
  {
    name: 'careers',
    type: 'CAREER',
    tag: 'careers',
    title: feedTitles['/feed/careers.xml'],
    description: `Open jobs in ${counted.regions}.`,
  },
]

/** `/feed/{blogs,newsroom,careers}.xml`: RSS 2.0 feeds at the root of the site (MT-06). */
export const feedsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, { database, responses, config, now }) => {
  async function render({ name, type, title, description }: Feed): Promise<string> {
    const at = now()
    const rows = await readNewest(database.queries, { type, now: at, today: siteDay(at, config.timeZone) }, MAX_ENTRIES)
    const items = rows.map((row) => {
      const link = escapeXml(`${config.siteOrigin}${row.url}`)
      const summary =
        row.description.length > MAX_SUMMARY ? `${row.description.slice(0, MAX_SUMMARY).trimEnd()} …` : row.description
      return [
        `<item><title>${escapeXml(row.name)}</title><link>${link}</link><guid isPermaLink="true">${link}</guid>`,
        `<pubDate>${row.published_at.toUTCString()}</pubDate><description>${escapeXml(summary)}</description></item>`,
      ].join('')
    })
    const self = `${config.siteOrigin}/feed/${name}.xml`
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
      `<title>${title}</title><link>${config.siteOrigin}/</link><description>${description}</description>`,
      `<language>en</language><atom:link href="${self}" rel="self" type="application/rss+xml"/>`,
      ...items,
      '</channel></rss>',
      '',
    ].join('\n')
  }

  for (const feed of feeds) {
    const shown = [feed.tag]
    const options = { schema: { hide: true }, config: { access: 'public' as const, cached: shown } }
    app.get(`/feed/${feed.name}.xml`, options, async (request, reply) => {
      const response = await responses.get(request.url, `feed ${feed.name}`, shown, () => render(feed))
      return sendCached(request, reply, response, 'application/rss+xml; charset=utf-8')
    })
  }
}
