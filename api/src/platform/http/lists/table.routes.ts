import { pageOf, type Page } from '@tekskills/shared/contracts/http/lists'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { csvOf, sendCsv, type CsvColumns } from './csv'
import { listParameters, tableParameters, parseList, type tableList, type TableList } from './list-parameters'

/** Maximum number of rows in an export (contract §3.3). */
const MAX_EXPORT_ROWS = 10_000

interface Table<Parameters extends typeof tableList, Row extends z.ZodType> {
  parameters: Parameters
  row: Row
  read(list: z.output<Parameters>, request: FastifyRequest): Promise<Page<z.output<Row>>>
  /** The columns of the export, and its file name without extension. */
  columns: CsvColumns<z.output<Row>>
  fileName: string
  /** Called before an export of personal data is sent, to record who exported it. */
  recordExport?(request: FastifyRequest, list: z.output<Parameters>): Promise<void>
}

type App = Parameters<FastifyPluginAsyncZod>[0]

/** A staff table by GET and POST: a page, or on request a CSV file of the whole result. */
export function tableRoutes<Parameters extends typeof tableList, Row extends z.ZodType>(
  app: App,
  url: string,
  table: Table<Parameters, Row>,
): void {
  tableByGet(app, url, table)
  const { parameters, row } = table
  app.post(url, { schema: { body: tableParameters, response: { 200: pageOf(row) } } }, async (request, reply) => {
    const list = listParameters(request.query as object, request.body)
    return sendTable(table, request, reply, parseList(parameters, list))
  })
}

/** A staff table by GET alone, where a POST to its address adds a record. */
export function tableByGet<Parameters extends typeof tableList, Row extends z.ZodType>(
  app: App,
  url: string,
  table: Table<Parameters, Row>,
): void {
  const { parameters: querystring, row } = table
  app.get(url, { schema: { querystring, response: { 200: pageOf(row) } } }, async (request, reply) =>
    sendTable(table, request, reply, request.query as z.output<Parameters>),
  )
}

async function sendTable<Parameters extends typeof tableList, Row extends z.ZodType>(
  { read, columns, fileName, recordExport }: Table<Parameters, Row>,
  request: FastifyRequest,
  reply: FastifyReply,
  list: z.output<Parameters>,
) {
  if (!wantsCsv(request, list)) return reply.send(await read(list, request))
  const { content } = await read({ ...list, page: 0, size: MAX_EXPORT_ROWS }, request)
  await recordExport?.(request, list)
  return sendCsv(reply, fileName, csvOf(columns, content))
}

const wantsCsv = ({ headers }: FastifyRequest, { format }: TableList) =>
  format === 'csv' || headers.accept?.split(',').some((type) => type.trim().startsWith('text/csv'))
