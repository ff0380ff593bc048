import type { StatsCompilation, StatsError } from 'webpack'

/** Where the error is, as swc writes it: `[/src/Page.tsx:3:7]`. */
const PLACE = /\[(?:.*\/)?([^/[\]]+:\d+:\d+)\]/
/** Terminal colors. */
const COLORS = new RegExp(`${String.fromCharCode(27)}\\[[\\d;]*m`, 'g')

/** The errors of a compilation, one line each with position and message. */
export const compileErrors = ({ errors = [] }: Pick<StatsCompilation, 'errors'>): string[] => [
  ...new Set(errors.map(errorLine)),
]

function errorLine({ message, moduleName, loc }: StatsError): string {
  const plain = message.replace(COLORS, '')
  const place = PLACE.exec(plain)?.[1]?.replace(/^[^:]+/, '') ?? (loc ? `:${loc}` : '')
  return [moduleName && `${moduleName}${place}`, cause(plain)].filter(Boolean).join('  ')
}

/** The relevant line of a message: swc marks it with a cross, other loaders put it first. */
function cause(message: string): string {
  const lines = message.split('\n').map((line) => line.trim())
  const marked = lines.find((line) => /^[×x] /.test(line))
  return marked?.slice(2) ?? lines.find((line) => line !== '' && !line.startsWith('Module build failed')) ?? ''
}
