import { z } from 'zod'
import { contentKindName, contentStatus } from './content'

/** How much a finding matters: readers are stopped, readers are hindered, or the text could be better. */
export const findingSeverity = z.enum(['ERROR', 'WARNING', 'ADVICE'])
export type FindingSeverity = z.infer<typeof findingSeverity>

/** Number of findings by severity. */
export const findingCounts = z.object({
  errors: z.number().int(),
  warnings: z.number().int(),
  advice: z.number().int(),
})
export type FindingCounts = z.infer<typeof findingCounts>

/** A finding of the checker; `field` has the name that it has in a write, `quote` is the text that it is about. */
export const contentFinding = z.object({
  rule: z.string(),
  severity: findingSeverity,
  message: z.string(),
  field: z.string(),
  quote: z.string().nullable(),
})
export type ContentFinding = z.infer<typeof contentFinding>

/** Query parameter `type` of the list of findings: a kind of content, or the items with a broken link. */
export const checkListType = z.enum([...contentKindName.options, 'LINKS'])

/** Maximum number of findings that the list returns for one item; its counts are complete. */
export const MAX_FINDINGS_PER_ITEM = 50

/** An item with findings, in the list of `GET /contentCheck`. */
export const checkedItemRow = z.object({
  id: z.string(),
  kind: contentKindName,
  name: z.string(),
  status: contentStatus,
  updatedAt: z.iso.datetime(),
  counts: findingCounts,
  findings: z.array(contentFinding),
})
export type CheckedItemRow = z.infer<typeof checkedItemRow>

/** Maximum number of items that one request checks, the most recently changed ones. */
export const MAX_CHECKED_ITEMS = 1000

/**
 * What is known about an address of this site. `UNKNOWN` is one that the service cannot judge, such as a file of a release.
 */
export const addressState = z.enum(['PUBLIC', 'NOT_PUBLIC', 'DELETED', 'MOVED', 'MISSING', 'UNKNOWN'])

export const addressFacts = z.object({
  /** The requested address: path and query, without the hash. */
  address: z.string(),
  state: addressState,
  /** The ids of its headings; `null` if they are not known. */
  anchors: z.array(z.string()).nullable(),
  /** Size of a stored picture in bytes; `null` for everything else. */
  bytes: z.number().int().nullable(),
})
export type AddressFacts = z.infer<typeof addressFacts>

/** Maximum number of addresses in one request. */
export const MAX_ADDRESSES = 200

/** `POST /contentCheck/addresses`: paths of this site that a text links to or shows. */
export const addressesInput = z.object({
  addresses: z.array(z.string().min(1).max(2000)).max(MAX_ADDRESSES, `Send at most ${MAX_ADDRESSES} addresses.`),
})
export const addressesOutput = z.object({ addresses: z.array(addressFacts) })

/** The most headings that a search returns. */
export const MAX_HEADINGS = 8

/** `GET /contentCheck/headings?q=`: headings of published pages, found by their words or by the name of the page. */
export const headingsQuery = z.object({ q: z.string().trim().min(1).max(100) })
export const foundHeading = z.object({
  /** Path of the page with the id of the heading as its hash. */
  url: z.string(),
  title: z.string(),
  /** Name of the page. */
  page: z.string(),
})
export type FoundHeading = z.infer<typeof foundHeading>
export const headingsOutput = z.object({ headings: z.array(foundHeading).max(MAX_HEADINGS) })
