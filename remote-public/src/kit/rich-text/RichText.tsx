import { useMemo, type MouseEvent } from 'react'
import { useNavigate } from '@tekskills/shared/routing/router'
import { Prose } from '@tekskills/shared/ui/Prose/Prose'
import { pageOfPress } from './followed-link'

interface RichTextProps {
  /**
   * HTML sanitized by the service on write and on read (contract §3.5). It is not sanitized again here: there is no DOM
   * on the server, and sanitizing in the browser only would cause hydration mismatches.
   */
  html: string
}

/** A rich text from the service. Links to pages of the site are followed without loading a new document. */
export function RichText({ html }: RichTextProps) {
  const navigate = useNavigate()
  // Memoized, because React would set the HTML again on every render if the TrustedHTML object changed.
  const cleaned = useMemo(() => trustedHtml(withoutMeta(html)), [html])

  function handleClick(press: MouseEvent) {
    const video = (press.target as Element).closest<HTMLElement>('[data-frame]')
    if (video) void import('./play-video').then(({ playVideo }) => playVideo(video))
    const page = pageOfPress(press)
    if (page === null) return
    press.preventDefault()
    void navigate(page)
  }

  return <Prose onClick={handleClick} dangerouslySetInnerHTML={{ __html: cleaned }} />
}

/**
 * The text with every `<meta` as text. The service removes these elements; no directive of the content security policy
 * would stop one that got past it from sending visitors to another site (`http-equiv="refresh"`).
 */
const withoutMeta = (html: string) => html.replace(/<meta\b/gi, '&lt;meta')

/** The part of the Trusted Types API that is used here. */
interface TrustedTypes {
  createPolicy: (name: string, rules: { createHTML: (html: string) => string }) => HtmlPolicy
}

interface HtmlPolicy {
  createHTML: (html: string) => TrustedHTML
}

let policy: HtmlPolicy | undefined

/**
 * Marks HTML that the service has sanitized as trusted, as the content security policy requires in browsers with
 * Trusted Types; other browsers get the string itself. Must not be used for user input or parts of an address.
 */
function trustedHtml(html: string): string | TrustedHTML {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes) return html
  policy ??= trustedTypes.createPolicy('rich-text', { createHTML: (cleaned) => cleaned })
  return policy.createHTML(html)
}
