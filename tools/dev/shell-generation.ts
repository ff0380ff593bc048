import { setTimeout as wait } from 'node:timers/promises'

/** Milliseconds between two looks, and for how long a swap is waited for. */
const LOOK_MS = 30
const TIMEOUT_MS = 5000

/** Number of the registry snapshot that a shell server serves; undefined while it does not answer. */
async function generationOf(url: string): Promise<number | undefined> {
  try {
    const answer = await fetch(`${url}/ready`)
    return ((await answer.json()) as { generation: number }).generation
  } catch {
    return undefined
  }
}

/** Makes a change that the shell server at `url` follows, and settles once it serves it or does not answer. */
export async function untilServed(url: string, change: () => Promise<void>): Promise<void> {
  const before = await generationOf(url)
  await change()
  const limit = Date.now() + TIMEOUT_MS
  while (before !== undefined && Date.now() < limit) {
    const now = await generationOf(url)
    if (now === undefined || now > before) return
    await wait(LOOK_MS)
  }
}
