import { useMemo } from 'react'
import { Prose } from '@tekskills/shared/ui/Prose/Prose'
import { cleanedHtml } from './cleaned-html'

interface RichTextProps {
  /**
   * HTML as the service cleaned it on write and on render (contract §3.5). It is not cleaned again here: there is no
   * DOM on the server, and a second clean in the browser would change the page while it hydrates.
   */
  html: string
}

/** A rich text of the service in its column. */
export function RichText({ html }: RichTextProps) {
  // The same text has to stay the same value, or React would write it again at every render.
  const cleaned = useMemo(() => cleanedHtml(html), [html])
  return <Prose dangerouslySetInnerHTML={{ __html: cleaned }} />
}
