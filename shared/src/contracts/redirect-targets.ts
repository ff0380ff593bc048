/** A retired or duplicate path (MT-04) and its successor; parameters are inserted where the successor names them. */
export interface RetiredPath {
  pattern: string
  successor: string
}

/** The successor of a retired path; `undefined` for any other path. */
export type RedirectTargetOf = (pathname: string) => string | undefined

/** Creates the lookup of successors; where two patterns match, the first one decides. */
export const createRedirects =
  (retired: readonly RetiredPath[]): RedirectTargetOf =>
  (pathname) => {
    for (const { pattern, successor } of retired) {
      const values = parametersIn(pathname, pattern)
      if (values) return successor.replace(/:(\w+)/g, (_, name: string) => values[name] ?? '')
    }
    return undefined
  }

/** The path of a successor, without its query parameters. */
export const withoutQuery = (address: string) => address.split('?', 1)[0] ?? ''

/** The URL-encoded parameter values of a path that matches a pattern; `undefined` if it does not match. */
function parametersIn(pathname: string, pattern: string): Record<string, string> | undefined {
  const parts = pathname.split('/')
  const wanted = pattern.split('/')
  if (parts.length !== wanted.length) return undefined
  const values: Record<string, string> = {}
  for (const [index, name] of wanted.entries()) {
    const part = parts[index] ?? ''
    if (!name.startsWith(':')) {
      if (part.toLowerCase() !== name.toLowerCase()) return undefined
    } else if (part) values[name.slice(1)] = encodeURIComponent(decoded(part))
    else return undefined
  }
  return values
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
