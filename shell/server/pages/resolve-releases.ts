import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import type { ShellConfig } from '../config'
import type { Generation } from '../releases/generation'
import { readOverride } from '../releases/read-override'
import { ReleaseError } from '@tekskills/releases/read-release'
import { selectionFor } from '../releases/rollout-bucket'
import type { VariantOf } from '../releases/variants'

/** Cookie with a visitor's random seed; it determines the browser's rollout buckets and nothing else. */
const COOKIE = 'rollout'
const COOKIE_VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{1,64})(?:;|$)`)
const COOKIE_SECONDS = 30 * 86_400
const SEED_BYTES = 9

/** Query parameter and header by which QA and staff choose releases. */
const PARAMETER = 'release'
const HEADER = 'x-release'

/** The releases that one request is served from. */
export interface ResolvedReleases {
  generation: Generation
  /** The releases that the request itself chose. */
  override?: ReleaseSelection
  /** `Set-Cookie` for a visitor without a seed, while a rollout runs. */
  cookie?: string
}

/** The resolved releases, or a message that says why the request's choice is rejected. */
export type ReleaseResolution = ResolvedReleases | { rejection: string }

interface ResolverOptions {
  variantOf: VariantOf
  settings: Pick<ShellConfig, 'releaseOverride' | 'siteOrigin'>
}

/** Creates the resolver that selects the releases for a request, starting from the live generation. */
export function createReleaseResolver({ variantOf, settings: { releaseOverride, siteOrigin } }: ResolverOptions) {
  async function overridden(live: Generation, text: string): Promise<ReleaseResolution> {
    const override = readOverride(text, live)
    if ('rejection' in override) return override
    try {
      return { generation: await variantOf(live, override.selection, 'override'), override: override.selection }
    } catch (error) {
      if (error instanceof ReleaseError) return { rejection: error.message }
      throw error
    }
  }

  async function rolledOut(live: Generation, header = ''): Promise<ResolvedReleases> {
    const known = COOKIE_VALUE.exec(header)?.[1]
    const seed = known ?? randomBytes(SEED_BYTES).toString('base64url')
    const selection = selectionFor(live.rollouts, seed)
    const generation = Object.keys(selection).length > 0 ? await variantOf(live, selection, 'rollout') : live
    return known ? { generation } : { generation, cookie: seedCookie(seed, siteOrigin) }
  }

  return (live: Generation, request: IncomingMessage): ReleaseResolution | Promise<ReleaseResolution> => {
    const override = releaseOverride ? overrideText(request) : ''
    if (override) return overridden(live, override)
    if (live.rollouts.length > 0) return rolledOut(live, request.headers.cookie)
    return { generation: live }
  }
}

/** The releases a request chooses; the parameter takes precedence over the header, so an empty parameter ends both. */
function overrideText({ url = '', headers }: IncomingMessage): string {
  const header = headers[HEADER]
  // Few URLs have the parameter, so only those that may are parsed.
  const parameter = url.includes(`${PARAMETER}=`)
    ? new URLSearchParams(url.slice(url.indexOf('?') + 1)).get(PARAMETER)
    : null
  return parameter ?? (typeof header === 'string' ? header : '')
}

const seedCookie = (seed: string, origin: string) =>
  `${COOKIE}=${seed}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`
