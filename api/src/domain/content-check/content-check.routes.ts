import {
  addressesInput,
  addressesOutput,
  checkedItemRow,
  headingsOutput,
  headingsQuery,
} from '@tekskills/shared/contracts/http/content-check'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import type { Dependencies } from '../../platform/dependencies'
import { tableList } from '../../platform/http/lists/list-parameters'
import { tableRoutes } from '../../platform/http/lists/table.routes'
import { siteDay } from '../../platform/time/site-day'
import { readAddressFacts } from './address-facts'
import { listFindings } from './content-findings'
import { findHeadings } from './found-headings'
import { createItemReadings } from './item-readings'

/** The checker for the whole site, and what it knows of addresses (contract §3.7, additions). Prefix: `/api/contentCheck`. */
export const contentCheckRoutes: FastifyPluginAsyncZod<Dependencies> = async (app, deps) => {
  const { queries } = deps.database
  const { siteOrigin: origin, timeZone } = deps.config
  const readings = createItemReadings(origin)

  const scope = () => {
    const now = deps.now()
    return { readings, origin, now, today: siteDay(now, timeZone), listing: deps.listing.current() }
  }

  tableRoutes(app, '', {
    parameters: tableList,
    row: checkedItemRow,
    read: (list) => listFindings(queries, list, scope()),
    fileName: 'findings',
    columns: {
      Name: ({ name }) => name,
      Kind: ({ kind }) => kind,
      Status: ({ status }) => status,
      Errors: ({ counts }) => counts.errors,
      Warnings: ({ counts }) => counts.warnings,
      Advice: ({ counts }) => counts.advice,
      Findings: ({ findings }) => findings.map(({ message }) => message),
      'Last changed': ({ updatedAt }) => updatedAt,
    },
  })

  app.post(
    '/addresses',
    { schema: { body: addressesInput, response: { 200: addressesOutput } } },
    async ({ body: { addresses } }) => {
      const facts = await readAddressFacts(queries, [...new Set(addresses)], scope())
      return { addresses: [...facts.values()] }
    },
  )

  app.get(
    '/headings',
    { schema: { querystring: headingsQuery, response: { 200: headingsOutput } } },
    async ({ query: { q } }) => ({ headings: await findHeadings(queries, q, scope()) }),
  )
}
