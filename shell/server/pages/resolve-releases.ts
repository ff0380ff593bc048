import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import type { ShellConfig } from '../config'
import type { Generation } from '../releases/generation'
import { readOverride } from '../releases/override'
import { ReleaseError } from '@tekskills/releases/read-release'
import { selectionFor } from '../releases/rollout-bucket'
import type { VariantOf } from '../releases/variants'

/** Cookie with a visitor's seed, which says nothing but in which bucket of a rollout this browser stands. */
const COOKIE = 'rollout'
const COOKIE_VALUE = new RegExp(`(?:^|;\\s*)${COOKIE}=([\\w-]{1,64})(?:;|$)`)
const COOKIE_SECONDS = 30 * 86_400
const SEED_BYTES = 9

/** Query parameter and header in which QA and staff name releases. */
const PARAMETER = 'release'
const HEADER = 'x-release'

/** The releases that one request is answered from. */
export interface ResolvedReleases {
  generation: Generation
  /** What the request itself chose. */
  override?: ReleaseSelection
  /** `Set-Cookie` for a visitor without a bucket, while something is rolled out. */
  cookie?: string
}

/** A visit, or why there is none, in one sentence. */
export type ReleaseResolution = ResolvedReleases | { rejection: string }

interface ResolverOptions {
  variantOf: VariantOf
  settings: Pick<ShellConfig, 'releaseOverride' | 'siteOrigin'>
}

/** Makes the choice of releases for a request, from what is live. */
export function createReleaseResolver({ variantOf, settings: { releaseOverride, siteOrigin } }: ResolverOptions) {
  async function overridden(live: Generation, text: string): Promise<ReleaseResolution> {
    const asked = readOverride(text, live)
    if ('rejection' in asked) return asked
    try {
      return { generation: await variantOf(live, asked.selection, 'override'), override: asked.selection }
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
    const asked = releaseOverride ? askedFor(request) : ''
    if (asked) return overridden(live, asked)
    if (live.rollouts.length > 0) return rolledOut(live, request.headers.cookie)
    return { generation: live }
  }
}

/** The releases a request names; the address counts more than the header, so that an empty parameter ends both. */
function askedFor({ url = '', headers }: IncomingMessage): string {
  const header = headers[HEADER]
  // Almost no address has the parameter, so only those that might are taken apart.
  const parameter = url.includes(`${PARAMETER}=`)
    ? new URLSearchParams(url.slice(url.indexOf('?') + 1)).get(PARAMETER)
    : null
  return parameter ?? (typeof header === 'string' ? header : '')
}

const seedCookie = (seed: string, origin: string) =>
  `${COOKIE}=${seed}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`
