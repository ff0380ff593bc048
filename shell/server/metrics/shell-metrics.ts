import type { FastifyInstance } from 'fastify'
import { Counter, Gauge, Histogram, Registry } from 'prom-client'
import { DEFAULT_SERVICE_BASE } from '@tekskills/shared/http/service-base'
import type { Generation } from '../releases/generation'

/** The kind of request: `page`, `file` of a release, `call` to the service, or `other`. */
type RequestKind = 'page' | 'file' | 'call' | 'other'

/** What the gauges show, read at each scrape. */
interface ShellState {
  current: () => Generation | undefined
  /** When the registry was last read and is what this server serves, in milliseconds since 1970; 0 for never. */
  followedAt: () => number
  isFollowingChanges: () => boolean
}

/** Maximum number of releases whose failures are counted; the registry and testers name far fewer. */
const MAX_RELEASES = 256

const kindOf = (route: string, apiBase: string): RequestKind => {
  if (route.startsWith('/remotes')) return 'file'
  if ([DEFAULT_SERVICE_BASE, apiBase].some((base) => route.startsWith(base))) return 'call'
  return route === '/*' ? 'page' : 'other'
}

/** The metrics of a shell server. They name kinds of requests and releases, never an address or a visitor. */
export function createShellMetrics() {
  const registry = new Registry()
  const registers = [registry]
  const durations = new Histogram({
    name: 'shell_request_duration_seconds',
    help: 'Time from the request to the end of its response, by what was requested',
    labelNames: ['kind', 'status'],
    buckets: [0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers,
  })
  const pages = new Counter({
    name: 'shell_pages_total',
    help: 'Pages that were sent, by whether the cache had them',
    labelNames: ['source'],
    registers,
  })
  const failures = new Counter({
    name: 'shell_release_failures_total',
    help: 'Releases that were rejected or threw while a page was rendered, per attempt',
    labelNames: ['remote', 'release'],
    registers,
  })
  const seen = new Set<string>()

  return {
    registry,

    /** Measures each response of a server; `apiBase` is the path under which it passes on calls to the service. */
    measureRequests(app: FastifyInstance, apiBase: string): void {
      app.addHook('onResponse', (request, reply, done) => {
        const kind = kindOf(request.routeOptions.url ?? '', apiBase)
        durations.observe({ kind, status: reply.statusCode }, reply.elapsedTime / 1000)
        done()
      })
    },

    /** Counts a page that is sent. */
    countPage(isHit: boolean): void {
      pages.inc({ source: isHit ? 'cache' : 'render' })
    },

    /** Counts a failure of a release on this server. */
    countFailure(remote: string, release: string): void {
      const name = `${remote} ${release}`
      if (!seen.has(name) && seen.size >= MAX_RELEASES) return
      seen.add(name)
      failures.inc({ remote, release })
    },

    /** Adds what is read at each scrape. */
    measureState({ current, followedAt, isFollowingChanges }: ShellState): void {
      const gauge = (name: string, help: string, read: () => number) => {
        const own: Gauge = new Gauge({ name, help, registers, collect: () => own.set(read()) })
      }
      gauge(
        'shell_registry_followed_timestamp_seconds',
        'When the registry was last read and matched what this server serves; 0 for never',
        () => followedAt() / 1000,
      )
      gauge(
        'shell_unusable_remotes',
        'Remotes without a release that this server can use; 1 while it has no release at all',
        () => current()?.unusable.length ?? 1,
      )
      gauge('shell_change_stream_connected', 'Whether this server hears of changed content: 1 or 0', () =>
        Number(isFollowingChanges()),
      )
      const live = new Gauge({
        name: 'shell_live_release',
        help: 'Releases that this server serves, each with the value 1',
        labelNames: ['remote', 'release'],
        registers,
        collect() {
          live.reset()
          for (const { name, release } of descriptorsOf(current())) live.set({ remote: name, release }, 1)
        },
      })
    },
  }
}

export type ShellMetrics = ReturnType<typeof createShellMetrics>

const descriptorsOf = (generation: Generation | undefined) =>
  generation
    ? [generation.shell, ...Object.values(generation.remotes).map(({ stored }) => stored)].map(
        ({ descriptor }) => descriptor,
      )
    : []
