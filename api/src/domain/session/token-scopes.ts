import { tokenArea, type TokenArea, type TokenScope } from '@tekskills/shared/contracts/http/api-tokens'

/**
 * The calls of a kind of content that programs may make. What is left out is for people alone: autosaves, who edits what,
 * comments and approvals, figures about visitors; and so is every call that is added later, until it is listed here.
 */
const OPEN = new RegExp(
  String.raw`^/api/(?<kind>${tokenArea.options.join('|')})` +
    String.raw`(?:/(?:(?<list>get-all\w+)|checkSlug|bulk|delete\w+(?:/:id)?|download\w*(?:/:id)?` +
    String.raw`|:id(?:/(?:draft(?:/publish)?|restore|preview|picture|revisions(?:/:version(?:/restore)?)?))?))?$`,
)

/**
 * The scope that a token needs for the route registered as `url`; undefined for a call that no token may make. Lists are
 * read by POST too (contract §3.3).
 */
export function scopeOf(method: string, url: string): TokenScope | undefined {
  const { kind, list } = OPEN.exec(url)?.groups ?? {}
  if (kind === undefined) return undefined
  const isRead = method === 'GET' || method === 'HEAD' || list !== undefined
  return `${kind as TokenArea}:${isRead ? 'read' : 'write'}`
}

/** Whether scopes include one; writing includes reading. */
export const includesScope = (scopes: readonly string[], needed: TokenScope) =>
  scopes.includes(needed) || scopes.includes(needed.replace(/:read$/, ':write'))
