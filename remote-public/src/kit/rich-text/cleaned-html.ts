/** What browsers with Trusted Types offer, as far as it is used here. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => HtmlPolicy
}

interface HtmlPolicy {
  createHTML: (html: string) => TrustedHTML
}

let policy: HtmlPolicy | undefined

/**
 * Vouches for HTML that the service has cleaned, so that it may be drawn where the security policy demands Trusted
 * Types; elsewhere it is the string itself. For nothing else: what a person typed or an address said stays a string.
 */
export function cleanedHtml(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return html
  policy ??= trustedTypes.createPolicy('rich-text', { createHTML: (cleaned) => cleaned })
  return policy.createHTML(html)
}
