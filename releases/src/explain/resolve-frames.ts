import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import type { SourcePlace } from '@tekskills/shared/contracts/release-errors'
import { LRUCache } from 'lru-cache'

/** Reads the private source map of a file of a release; undefined when there is none. */
export type ReadMap = (name: string, release: string, file: string) => Promise<string | undefined>

/** Anyone can report a place, so it must not name a file outside its release. */
const FRAME = /^([\w-]+)\/(\w+)\/((?!.*\.\.).+):(\d+):(\d+)$/

/** Maximum number of cached maps; one of the shell takes a few megabytes. */
const KEPT_MAPS = 24
/** Maximum number of files of releases that one response looks up. */
const MAX_MAPS = 200

/** Whether a source belongs to a repository of ours, rather than to a package, the build tools or webpack's own code. */
const isOurs = (source: string) => /(^|\/)src\//.test(source) && !/(^|\/)node_modules\//.test(source)

/**
 * Creates the lookup from stacks of places in the files of releases, each as `<part>/<release>/<file>:<line>:<column>`,
 * to the places in the sources; those of packages, and those without a usable map, are left out. The most recently used
 * maps are cached.
 */
export function createFrameResolver(readMap: ReadMap) {
  const maps = new LRUCache<string, Promise<TraceMap | undefined>>({ max: KEPT_MAPS })

  function mapOf(name: string, release: string, file: string) {
    const key = `${name}/${release}/${file}`
    const known = maps.get(key)
    if (known) return known
    const read = readMap(name, release, file)
      .then((text) => (text ? new TraceMap(text) : undefined))
      .catch(() => {
        maps.delete(key)
        return undefined
      })
    maps.set(key, read)
    return read
  }

  async function resolve(frame: string): Promise<SourcePlace[]> {
    const [, name, release = '', file = '', line = '', column = ''] = FRAME.exec(frame) ?? []
    if (!name) return []
    const map = await mapOf(name, release, file)
    // Browsers count columns from 1, source maps from 0.
    const found = map && originalPositionFor(map, { line: Number(line), column: Math.max(0, Number(column) - 1) })
    if (!found?.source || found.line === null || !isOurs(found.source)) return []
    return [{ file: found.source, line: found.line, column: found.column + 1 }]
  }

  return async (stacks: readonly (readonly string[])[]): Promise<SourcePlace[][]> => {
    const places = new Map<string, SourcePlace[]>()
    const read = new Set<string>()
    // Sorted, and one after the other, so that each map is read once: anyone can report stacks that name many files.
    for (const frame of [...new Set(stacks.flat())].sort()) {
      read.add(frame.replace(/:\d+:\d+$/, ''))
      if (read.size > MAX_MAPS) break
      places.set(frame, await resolve(frame))
    }
    return stacks.map((frames) => {
      const found = frames.flatMap((frame) => places.get(frame) ?? [])
      return found.filter(
        ({ file, line }, index) => found.findIndex((other) => other.file === file && other.line === line) === index,
      )
    })
  }
}
