import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dependencies } from '../../platform/dependencies'
import { sendCached } from '../../platform/http/cache/response-cache-plugin'
import { siteDay } from '../../platform/time/site-day'
import { readAddresses, type AddressType } from '../addresses/addresses.repository'
import { staffPages } from '../addresses/staff-pages'
import { escapeXml } from '../addresses/xml'

/** The most URLs in one sitemap (sitemaps.org). */
const MAX_ADDRESSES = 50_000

const shown = ['blogs', 'newsroom', 'casestudies', 'careers', 'newsletters', 'pages'] as const
const XML = 'application/xml; charset=utf-8'
const PLAIN_TEXT = 'text/plain; charset=utf-8'

const sitemaps: Readonly<Record<string, AddressType>> = {
  pages: 'STATIC',
  blogs: 'BLOG',
  newsroom: 'NEWSROOM',
  casestudies: 'CASESTUDY',
  careers: 'CAREER',
  newsletters: 'NEWSLETTER',
}

/** Paths that robots.txt disallows: staff screens, sign-in, and the API. */
const disallowed = ['/api/', ...staffPages]

/** How long `security.txt` is valid in milliseconds: RFC 9116 recommends less than a year. */
const SECURITY_TTL_MS = 180 * 24 * 60 * 60_000

/**
 * `/sitemap.xml`, its parts and `/robots.txt` (MT-06), and `/.well-known/security.txt` (RFC 9116). They are outside
 * `/api`, at the root of the site.
 */
export const sitemapsRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { database, responses, config, now, listing } = deps
  const absolute = (path: string) => `${config.siteOrigin}${path}`
  const options = { schema: { hide: true }, config: { access: 'public', cached: shown } } as const

  app.get('/sitemap.xml', options, async (request, reply) => {
    const entries = Object.keys(sitemaps).map(
      (name) => `<sitemap><loc>${absolute(`/sitemap-${name}.xml`)}</loc></sitemap>`,
    )
    const produce = async () => document('sitemapindex', entries)
    return sendCached(request, reply, await responses.get(request.url, 'sitemap', shown, produce), XML)
  })

  for (const [name, type] of Object.entries(sitemaps)) {
    app.get(`/sitemap-${name}.xml`, options, async (request, reply) => {
      const produce = async () => {
        const at = now()
        const { pages } = listing.current()
        const filter = { type, pages, now: at, today: siteDay(at, config.timeZone) }
        const { content } = await readAddresses(database.queries, filter, { offset: 0, limit: MAX_ADDRESSES })
        const open = content.filter(({ robots }) => robots === 'index, follow')
        return document(
          'urlset',
          open.map(({ url, lastModified }) => {
            const changed = lastModified ? `<lastmod>${lastModified}</lastmod>` : ''
            return `<url><loc>${escapeXml(absolute(url))}</loc>${changed}</url>`
          }),
        )
      }
      return sendCached(request, reply, await responses.get(request.url, `sitemap ${name}`, shown, produce), XML)
    })
  }

  app.get('/robots.txt', options, async (request, reply) => {
    const rules = disallowed.map((path) => `Disallow: ${path.endsWith('/') ? path : `${path}$`}`)
    // The pictures of the pages are below the disallowed `/api/`.
    const lines = [
      'User-agent: *',
      'Allow: /api/public/user/',
      ...rules,
      '',
      `Sitemap: ${absolute('/sitemap.xml')}`,
      '',
    ]
    const produce = async () => lines.join('\n')
    return sendCached(request, reply, await responses.get(request.url, 'robots', shown, produce), PLAIN_TEXT)
  })

  // Not in the response cache, whose entries have no end, while the file names a date that moves.
  app.get('/.well-known/security.txt', { schema: { hide: true }, config: { access: 'public' } }, async (_, reply) => {
    const expires = new Date(now().getTime() + SECURITY_TTL_MS)
    const lines = [
      `Contact: ${config.securityContact}`,
      `Expires: ${expires.toISOString().replace(/\.\d+/, '')}`,
      'Preferred-Languages: en',
      `Canonical: ${absolute('/.well-known/security.txt')}`,
      '',
    ]
    return reply.type(PLAIN_TEXT).header('cache-control', 'public, max-age=3600').send(lines.join('\n'))
  })
}

const document = (root: string, entries: readonly string[]) =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">`,
    ...entries,
    `</${root}>`,
    '',
  ].join('\n')
