/** Waiting tasks of several clients; each client in turn gets one task, however many another client has queued. */
export interface FairQueue<Task> {
  push: (client: string, task: Task) => void
  /** The next task, removed; undefined when none is waiting. */
  shift: () => Task | undefined
  size: () => number
}

export function fairQueue<Task>(): FairQueue<Task> {
  // A Map keeps the order of insertion: a client that was served is inserted again behind all others.
  const tasks = new Map<string, Task[]>()
  let size = 0
  return {
    push(client, task) {
      const own = tasks.get(client)
      if (own) own.push(task)
      else tasks.set(client, [task])
      size += 1
    },
    shift() {
      const [first] = tasks
      if (!first) return undefined
      const [client, own] = first
      const task = own.shift()
      tasks.delete(client)
      if (own.length > 0) tasks.set(client, own)
      size -= 1
      return task
    },
    size: () => size,
  }
}
