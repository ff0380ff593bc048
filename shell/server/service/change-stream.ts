import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { ContentTag } from '@tekskills/shared/contracts/remote-manifest'

interface ChangeStreamOptions {
  apiUrl: string
  /** Content with these tags changed; pages that show it must be invalidated. */
  onChange: (tags: ContentTag[]) => void
  /** The stream was (re)connected, so changes may have been missed. */
  onGap: () => void
}

/** Milliseconds between two attempts to connect. */
const RECONNECT_DELAY = 1000

/** Follows the service's change stream, so that cached pages are invalidated when any instance changes their content. */
export function followChanges({ apiUrl, onChange, onGap }: ChangeStreamOptions) {
  const stop = new AbortController()
  let isConnected = false

  async function follow() {
    const response = await fetch(`${apiUrl}/internal/changes`, { signal: stop.signal })
    if (!response.ok || !response.body) throw new Error(`the change stream returned ${response.status}`)
    isConnected = true
    onGap()
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    for await (const { data } of events) onChange((JSON.parse(data) as { tags: ContentTag[] }).tags)
  }

  void (async () => {
    while (!stop.signal.aborted) {
      await follow().catch(() => undefined)
      isConnected = false
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_DELAY).unref())
    }
  })()

  return { stop: () => stop.abort(), isConnected: () => isConnected }
}
