/** What a schedule has to know of one thing to run. */
export interface Scheduled {
  name: string
  /** Names of those that must have ended before it begins. */
  after?: readonly string[]
  /** How many of the slots it takes; one, if nothing is said. */
  slots?: number
}

/**
 * Runs everything, each as early as its position in the list allows: the first that may begin begins, as long as there are
 * slots for it. One that takes more slots than are free waits for them, and nothing after it takes them away.
 * @param slots how many slots there are; something that takes more runs alone
 */
export async function runScheduled<Item extends Scheduled>(
  items: readonly Item[],
  slots: number,
  run: (item: Item) => Promise<unknown>,
): Promise<void> {
  const waiting = [...items]
  const running = new Map<Item, Promise<unknown>>()
  const isDue = ({ after = [] }: Item) => ![...waiting, ...running.keys()].some(({ name }) => after.includes(name))
  const taken = () => [...running.keys()].reduce((sum, item) => sum + (item.slots ?? 1), 0)

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(isDue)
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
