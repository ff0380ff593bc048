import { setTimeout as wait } from 'node:timers/promises'

/** Polling interval and timeout for a swap, in milliseconds. */
const POLL_MS = 30
const TIMEOUT_MS = 5000

/** Generation that a shell server serves; undefined while it does not respond. */
async function generationOf(url: string): Promise<number | undefined> {
  try {
    const response = await fetch(`${url}/ready`)
    return ((await response.json()) as { generation: number }).generation
  } catch {
    return undefined
  }
}

/** Makes a change that the shell server at `url` follows; resolves once it serves the change or does not respond. */
export async function untilServed(url: string, change: () => Promise<void>): Promise<void> {
  const before = await generationOf(url)
  await change()
  const limit = Date.now() + TIMEOUT_MS
  while (before !== undefined && Date.now() < limit) {
    const now = await generationOf(url)
    if (now === undefined || now > before) return
    await wait(POLL_MS)
  }
}
