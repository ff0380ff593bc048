import { tokenArea, type TokenArea, type TokenScope } from '@tekskills/shared/contracts/http/api-tokens'

/** What a token may do with a kind of content. */
export type TokenAccess = 'none' | 'read' | 'write'

/** Names of the kinds of content, in the order of the screen. */
export const tokenAreaLabels: Record<TokenArea, string> = {
  blogs: 'Blogs',
  newsRoom: 'News',
  caseStudy: 'Case studies',
  media: 'Pictures',
  author: 'Authors',
  category: 'Categories',
}

export const tokenAccessLabels: Record<TokenAccess, string> = {
  none: 'No access',
  read: 'Read',
  write: 'Read and write',
}

/** The scopes of what was chosen for each kind. */
export const scopesOf = (chosen: Record<TokenArea, TokenAccess>): TokenScope[] =>
  tokenArea.options.flatMap((kind) => {
    const access = chosen[kind]
    return access === 'none' ? [] : [`${kind}:${access}` as const]
  })

/** Scopes as a sentence shows them: `Blogs: read and write · Pictures: read`. */
export function describeScopes(scopes: readonly string[]): string {
  const parts = tokenArea.options.flatMap((kind) => {
    const access = scopes.includes(`${kind}:write`) ? 'write' : scopes.includes(`${kind}:read`) ? 'read' : undefined
    return access ? [`${tokenAreaLabels[kind]}: ${tokenAccessLabels[access].toLowerCase()}`] : []
  })
  return parts.join(' · ')
}
