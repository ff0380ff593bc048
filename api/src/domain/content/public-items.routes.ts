import type { FastifyPluginAsync } from 'fastify'
import { pageOf, type Page } from '@tekskills/shared/contracts/http/lists'
import { z } from 'zod'
import type { ContentTag } from '../../platform/http/cache/content-changes'
import { sendKept } from '../../platform/http/cache/response-cache-plugin'
import type { Queries } from '../../platform/database/database'
import type { Dependencies } from '../../platform/dependencies'
import { publicList } from '../../platform/http/lists/public-list.routes'
import type { staffList } from '../../platform/http/lists/staff-list'
import type { ContentKind } from './content-definition'
import { readPreviewed, withPreviewedPictures } from './item-preview'
import type { ItemRow } from './item-rows'
import { readVisibleRow } from './public-items'
import { withTextPictures } from './text-pictures'

interface PublicKind<List extends typeof staffList, Card extends z.ZodType, Detail extends z.ZodObject> {
  kind: ContentKind
  /** `facets` stand beside the cards, for a list that knows the values of its filters. */
  list: { path: string; parameters: List; card: Card; facets?: z.ZodObject }
  read(queries: Queries, list: z.output<List>, now: Date): Promise<Page<z.output<Card>> & { facets?: object }>
  /** The calls that answer one item, each with the name of its parameter. */
  details: readonly { path: string; parameter: string }[]
  detail: Detail
  detailOf(queries: Queries, row: ItemRow, now: Date): Promise<z.output<Detail>>
}

const access = 'public'
const name = z.string().trim().min(1).max(200)
const preview = z.string().max(400).optional()

/** What visitors read of one kind of content: a list by GET and POST, and one item by name. Answers are kept. */
export const publicItemRoutes =
  <List extends typeof staffList, Card extends z.ZodType, Detail extends z.ZodObject>(
    parts: PublicKind<List, Card, Detail>,
  ): FastifyPluginAsync<Dependencies> =>
  async (app, { database, answers, signer, now }) => {
    const { queries } = database
    const { kind, list, read, details, detail, detailOf } = parts
    const cards = pageOf(list.card)
    const page: z.ZodObject = list.facets ? cards.extend({ facets: list.facets }) : cards
    const answer: z.ZodObject = detail
    const shown: readonly ContentTag[] = [kind.tag, 'authors', 'categories']

    publicList(app, answers, {
      path: list.path,
      parameters: list.parameters,
      page,
      shown,
      read: (query) => read(queries, query, now()),
    })

    const describe = async (row: ItemRow, at: Date) => detailOf(queries, await withTextPictures(queries, kind, row), at)

    for (const { path, parameter } of details) {
      const querystring = z.object({ [parameter]: name, preview })
      app.get(
        path,
        { schema: { querystring, response: { 200: answer } }, config: { access, kept: shown } },
        async (request, reply) => {
          const { [parameter]: wanted = '', preview: token } = request.query as Record<string, string | undefined>
          if (token !== undefined) {
            const row = await readPreviewed(queries, kind, { token, signer, now: now() })
            const item = withPreviewedPictures(await describe(row, now()), token)
            return reply.header('cache-control', 'no-store').send(item)
          }
          const produce = async () => {
            const at = now()
            const row = await readVisibleRow(queries, kind, wanted, at)
            return JSON.stringify(detail.parse(await describe(row, at)))
          }
          return sendKept(request, reply, await answers.get(request.url, `${kind.name} ${wanted}`, shown, produce))
        },
      )
    }
  }
