import { useMemo, type MouseEvent } from 'react'
import { useNavigate } from '@tekskills/shared/routing/router'
import { Prose } from '@tekskills/shared/ui/Prose/Prose'
import { pageOfPress } from './followed-link'

interface RichTextProps {
  /**
   * HTML as the service cleaned it on write and on render (contract §3.5). It is not cleaned again here: there is no
   * DOM on the server, and a second clean in the browser would change the page while it hydrates.
   */
  html: string
}

/** A rich text of the service in its column. Its links to pages of the site are followed without a new document. */
export function RichText({ html }: RichTextProps) {
  const navigate = useNavigate()
  // The same text has to stay the same value, or React would write it again at every render.
  const cleaned = useMemo(() => cleanedHtml(html), [html])

  function handleClick(press: MouseEvent) {
    const page = pageOfPress(press)
    if (page === null) return
    press.preventDefault()
    void navigate(page)
  }

  return <Prose onClick={handleClick} dangerouslySetInnerHTML={{ __html: cleaned }} />
}

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
function cleanedHtml(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return html
  policy ??= trustedTypes.createPolicy('rich-text', { createHTML: (cleaned) => cleaned })
  return policy.createHTML(html)
}
