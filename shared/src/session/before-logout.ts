/** The event that carries the question across parts that are built on different days; its name is their contract. */
const EVENT = 'tekskills:before-logout'

/** Asked before somebody logs out; returns whether they may. */
export type LogoutQuestion = () => Promise<boolean>

/** Asks all who have a question, one after the other, until one answers no. */
export async function mayLogOut(): Promise<boolean> {
  const questions: LogoutQuestion[] = []
  dispatchEvent(new CustomEvent(EVENT, { detail: questions }))
  for (const ask of questions) if (!(await ask())) return false
  return true
}

/** Has `ask` asked before a logout; the answer takes it back. */
export function askBeforeLogout(ask: LogoutQuestion): () => void {
  const listen = (event: Event) => void (event as CustomEvent<LogoutQuestion[]>).detail.push(ask)
  addEventListener(EVENT, listen)
  return () => removeEventListener(EVENT, listen)
}
