/** Name of the event between independently built parts of the site; it is part of their contract. */
const EVENT = 'tekskills:before-logout'

/** Called before a logout; resolves to whether the user may log out. */
export type LogoutQuestion = () => Promise<boolean>

/** Asks all registered questions one after the other, until one is denied; resolves to whether none was. */
export async function mayLogOut(): Promise<boolean> {
  const questions: LogoutQuestion[] = []
  dispatchEvent(new CustomEvent(EVENT, { detail: questions }))
  for (const ask of questions) if (!(await ask())) return false
  return true
}

/** Registers a question to ask before a logout. @returns a function that removes it. */
export function askBeforeLogout(ask: LogoutQuestion): () => void {
  const listen = (event: Event) => void (event as CustomEvent<LogoutQuestion[]>).detail.push(ask)
  addEventListener(EVENT, listen)
  return () => removeEventListener(EVENT, listen)
}
