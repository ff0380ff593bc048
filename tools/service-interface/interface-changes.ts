import { apiDiff } from 'api-smart-diff'

/** An OpenAPI document of the service. */
export interface InterfaceDocument {
  openapi: string
  paths: Record<string, Record<string, unknown>>
  components?: unknown
}

/** Something that callers of the earlier document relied on, and that the later one no longer provides. */
export interface InterfaceChange {
  /** Path template of the call: `/api/career/{id}`. */
  path: string
  /** `GET /api/career/{id}`, or the path alone when it is gone while others are left. */
  call: string
  /** What is removed or narrowed, as a place in the call. */
  what: string
  /** The removed field of a response. */
  field?: string
}

interface Difference {
  path: (string | number)[]
  action: 'add' | 'remove' | 'replace' | 'rename'
  type: string
  before?: unknown
  after?: unknown
}

/**
 * What the service would break for its callers if `after` replaced `before`: removed calls, responses that lose or
 * widen what they promise, requests that require more than before.
 */
export function interfaceChanges(before: InterfaceDocument, after: InterfaceDocument): InterfaceChange[] {
  const differences = apiDiff(...withoutEqual(before, after)) as Difference[]
  const changes = differences.filter((difference) => narrows(difference)).flatMap((difference) => changeOf(difference))
  return [...new Map(changes.map((change) => [`${change.call} ${change.what}`, change])).values()]
}

/**
 * Both documents without paths that are equal or new, because comparing everything takes seconds, even before a
 * rollback.
 */
function withoutEqual(before: InterfaceDocument, after: InterfaceDocument): [InterfaceDocument, InterfaceDocument] {
  // What paths refer to.
  const isComparable = isEqual(before.components, after.components)
  const left = Object.keys(before.paths).filter(
    (path) => !isComparable || !isEqual(before.paths[path], after.paths[path]),
  )
  const only = (document: InterfaceDocument): InterfaceDocument => ({
    ...document,
    paths: Object.fromEntries(left.flatMap((path) => (document.paths[path] ? [[path, document.paths[path]]] : []))),
  })
  return [only(before), only(after)]
}

const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** Whether a difference can break a caller. */
function narrows({ type, action, path, before, after }: Difference): boolean {
  if (type === 'breaking') return true
  const key = path.at(-1)
  const isProperty = path.at(-2) === 'properties'
  // The library considers two changes harmless that are not: a response with a value of another type, …
  if (path.includes('responses') && key === 'type' && !isProperty) return !isWithin(after, before)
  // … and a field that the service no longer accepts, because it rejects unknown ones.
  return path.includes('requestBody') && isProperty && action === 'remove'
}

/** Whether each type of a response is one that was promised before; without a type, it can be anything. */
const isWithin = (after: unknown, before: unknown) =>
  before === undefined || (after !== undefined && [after].flat().every((type) => [before].flat().includes(type)))

function changeOf({ path, action, before }: Difference): InterfaceChange[] {
  const [root, address, method, ...place] = path.map(String)
  if (root !== 'paths' || !address) return []
  const call = method ? `${method.toUpperCase()} ${address}` : address
  // An entry of `required` is better named by its value than by its position.
  const named = place.at(-2) === 'required' && typeof before === 'string' ? [...place.slice(0, -1), before] : place
  const at = named.filter((step) => !STEPS.has(step)).join(' › ')
  const isField = place[0] === 'responses' && place.at(-2) === 'properties' && action === 'remove'
  return [{ path: address, call, what: `${at}${at && ' '}${VERBS[action]}`, ...(isField && { field: place.at(-1) }) }]
}

const VERBS = { add: 'added', remove: 'removed', replace: 'changed', rename: 'renamed' }
/** Steps of a path in the document that mean nothing to a reader. */
const STEPS = new Set(['content', 'schema', 'properties', 'application/json'])
