/** An item to run. */
export interface Scheduled {
  name: string
  /** Names of the items that must have finished before it starts. */
  after?: readonly string[]
  /** How many slots it takes; 1 by default. */
  slots?: number
}

/**
 * Runs every item, in list order as far as dependencies and slots allow. An item that needs more slots than are free
 * waits for them, and no later item takes them.
 * @param slots total number of slots; an item that takes more runs alone
 */
export async function runScheduled<Item extends Scheduled>(
  items: readonly Item[],
  slots: number,
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items]
  const running = new Map<Item, Promise<unknown>>()
  const isReady = ({ after = [] }: Item) => ![...waiting, ...running.keys()].some(({ name }) => after.includes(name))
  const taken = () => [...running.keys()].reduce((sum, item) => sum + (item.slots ?? 1), 0)

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(isReady)
    const fits = next && (running.size === 0 || taken() + (next.slots ?? 1) <= slots)
    if (next && fits) {
      waiting.splice(waiting.indexOf(next), 1)
      running.set(
        next,
        run(next).finally(() => running.delete(next)),
      )
    } else if (running.size > 0) await Promise.race(running.values())
    else throw new Error(`These wait for each other: ${waiting.map(({ name }) => name).join(', ')}.`)
  }
}
