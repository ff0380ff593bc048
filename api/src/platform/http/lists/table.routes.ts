import { pageOf, type Page } from '@tekskills/shared/contracts/http/lists'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { csvOf, sendCsv, type CsvColumns } from './csv'
import { listParameters, tableParameters, parseList, type tableList, type TableList } from './list-request'

/** Maximum number of rows in an export (contract §3.3). */
const MAX_EXPORT_ROWS = 10_000

interface Table<Parameters extends typeof tableList, Row extends z.ZodType> {
  parameters: Parameters
  row: Row
  read(list: z.output<Parameters>, request: FastifyRequest): Promise<Page<z.output<Row>>>
  /** The columns of the export, and its file name without extension. */
  columns: CsvColumns<z.output<Row>>
  fileName: string
}

type App = Parameters<FastifyPluginAsyncZod>[0]

/** A staff table by GET and POST: a page, or on request a CSV file of the whole result. */
export function tableRoutes<Parameters extends typeof tableList, Row extends z.ZodType>(
  app: App,
  url: string,
  table: Table<Parameters, Row>,
): void {
  const { parameters, read, columns, fileName } = table
  const page = pageOf(table.row)

  async function response(request: FastifyRequest, reply: FastifyReply, list: z.output<Parameters>) {
    if (!wantsCsv(request, list)) return reply.send(await read(list, request))
    const { content } = await read({ ...list, page: 0, size: MAX_EXPORT_ROWS }, request)
    return sendCsv(reply, fileName, csvOf(columns, content))
  }

  app.get(url, { schema: { querystring: parameters, response: { 200: page } } }, async (request, reply) =>
    response(request, reply, request.query as z.output<Parameters>),
  )

  app.post(url, { schema: { body: tableParameters, response: { 200: page } } }, async (request, reply) => {
    const list = listParameters(request.query as object, request.body)
    return response(request, reply, parseList(parameters, list))
  })
}

const wantsCsv = ({ headers }: FastifyRequest, { format }: TableList) =>
  format === 'csv' || headers.accept?.split(',').some((type) => type.trim().startsWith('text/csv'))
