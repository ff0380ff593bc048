/** Level from which a pino line is an error. */
const ERROR = 50

/** The sentence of an error that a process logged as JSON; undefined for every other line. */
export function errorSentence(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const { level, msg, err } = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } }
    return (level ?? 0) >= ERROR ? (msg ?? err?.message) : undefined
  } catch {
    return undefined
  }
}
