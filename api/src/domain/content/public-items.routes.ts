import { pageOf, type Page } from '@tekskills/shared/contracts/http/lists'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'
import type { FastifyPluginAsync } from 'fastify'
import { z } from 'zod'
import type { Queries } from '../../platform/database/database'
import type { Dependencies } from '../../platform/dependencies'
import { sendCached } from '../../platform/http/cache/response-cache-plugin'
import type { tableList } from '../../platform/http/lists/list-parameters'
import { visitorNetwork } from '../../platform/http/plugins/visitor-network'
import { publicList } from '../../platform/http/lists/public-list.routes'
import { createRateLimit } from '../../platform/rate-limits/rate-limit'
import { outsideReviewRoutes } from '../reviews/outside-reviews.routes'
import type { ContentDefinition } from './content-definition'
import { readPreviewed, withPreviewedPictures } from './item-preview'
import type { PageRow } from './item-rows'
import { readVisibleRow } from './public-items'
import { withTextPictures } from './text-pictures'
import { withVideoButtons } from './text-videos'

interface Detailed {
  path: string
  parameter: string
}

interface PublicContent<List extends typeof tableList, Card extends z.ZodType, Detail extends z.ZodObject> {
  definition: ContentDefinition
  /** `facets` is the schema of the filter values, for a list that returns them with its cards. */
  list: { path: string; parameters: List; card: Card; facets?: z.ZodObject }
  read(queries: Queries, list: z.output<List>, now: Date): Promise<Page<z.output<Card>> & { facets?: object }>
  /** The endpoints that return one item, each with the name of its parameter. */
  details: readonly [Detailed, ...Detailed[]]
  detail: Detail
  detailOf(queries: Queries, row: PageRow, now: Date): Promise<z.output<Detail>>
}

const access = 'public'
const name = z.string().trim().min(1).max(200)
const preview = z.string().max(400).optional()

/** The public routes of one content type: a list by GET and POST, and one item by name. Responses are cached. */
export const publicItemRoutes =
  <List extends typeof tableList, Card extends z.ZodType, Detail extends z.ZodObject>(
    content: PublicContent<List, Card, Detail>,
  ): FastifyPluginAsync<Dependencies> =>
  async (app, deps) => {
    const { database, responses, signer, now } = deps
    const { queries } = database
    const cleanings = createRateLimit(database, 'preview-cleaning', [{ points: 30, seconds: 60 }])
    const { definition, list, read, details, detail, detailOf } = content
    const cards = pageOf(list.card)
    const page: z.ZodObject = list.facets ? cards.extend({ facets: list.facets }) : cards
    const response: z.ZodObject = detail
    const shown: readonly ContentTag[] = [definition.tag, 'authors', 'categories']

    publicList(app, responses, {
      path: list.path,
      parameters: list.parameters,
      page,
      shown,
      read: (query) => read(queries, query, now()),
    })

    const describe = async (row: PageRow, at: Date) => {
      const shown = await withTextPictures(queries, definition, row)
      const texts = definition.texts.map((column) => [column, withVideoButtons(shown[column])] as const)
      return detailOf(queries, { ...shown, ...Object.fromEntries(texts) }, at)
    }

    outsideReviewRoutes(app, { path: details[0].path, definition }, deps)

    for (const { path, parameter } of details) {
      const querystring = z.object({ [parameter]: name, preview })
      app.get(
        path,
        { schema: { querystring, response: { 200: response } }, config: { access, cached: shown } },
        async (request, reply) => {
          const { [parameter]: key = '', preview: token } = request.query as Record<string, string | undefined>
          if (token !== undefined) {
            const network = visitorNetwork(request)
            const countCleaning = async () => void (network && (await cleanings.count(network)))
            const previewed = { token, countCleaning, signer, now: now() }
            const { row, pictureToken } = await readPreviewed(queries, definition, previewed)
            const item = withPreviewedPictures(await describe(row, now()), pictureToken)
            return reply.header('cache-control', 'no-store').send(item)
          }
          const produce = async () => {
            const at = now()
            const row = await readVisibleRow(queries, definition, key, at)
            return JSON.stringify(detail.parse(await describe(row, at)))
          }
          return sendCached(
            request,
            reply,
            await responses.get(request.url, `${definition.name} ${key}`, shown, produce),
          )
        },
      )
    }
  }
