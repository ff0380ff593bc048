/** Minimum pino level of errors. */
const ERROR = 50

/** The message of an error logged as JSON; undefined for every other line. */
export function errorSentence(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined
  try {
    const { level, msg, err } = JSON.parse(line) as { level?: number; msg?: string; err?: { message?: string } }
    return (level ?? 0) >= ERROR ? (msg ?? err?.message) : undefined
  } catch {
    return undefined
  }
}
