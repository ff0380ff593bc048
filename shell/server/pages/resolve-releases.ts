import { randomBytes } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { ReleaseSelection } from '@tekskills/shared/contracts/boot'
import type { ShellConfig } from '../config'
import type { RemoteName } from '@tekskills/shared/contracts/remote-manifest'
import type { Generation } from '../releases/generation'
import { readOverride } from '../releases/read-override'
import { ReleaseError } from '@tekskills/releases/read-release'
import type { ReleaseChoice } from '../releases/release-choice'
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
  /** Why the releases that the address names are not used, in one sentence. */
  notice?: string
  /** `Set-Cookie` for a visitor without a seed, while a rollout runs. */
  cookie?: string
}

/** The resolved releases, or a message that says why the request's choice is rejected. */
export type ReleaseResolution = ResolvedReleases | { rejection: string }

interface ResolverOptions {
  variantOf: VariantOf
  whyNotOffered: ReleaseChoice['whyNotOffered']
  settings: Pick<ShellConfig, 'releaseOverride' | 'siteOrigin'>
}

/** Creates the resolver that selects the releases for a request, starting from the live generation. */
export function createReleaseResolver(options: ResolverOptions) {
  const { variantOf, whyNotOffered, settings } = options
  const { releaseOverride, siteOrigin } = settings

  async function overridden(live: Generation, { text, isLink }: Choice, cookies?: string): Promise<ReleaseResolution> {
    const override = readOverride(text, live)
    if ('rejection' in override) return override
    for (const [name, release] of Object.entries(override.selection) as [RemoteName, string][]) {
      const reason = await whyNotOffered(live, name, release)
      // A test must not pass on a different release from the one it names; a visitor with an old link is better off
      // with the live one.
      if (reason) return isLink ? { ...(await unchosen(live, cookies)), notice: reason } : { rejection: reason }
    }
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

  const unchosen = (live: Generation, cookies?: string): ResolvedReleases | Promise<ResolvedReleases> =>
    live.rollouts.length > 0 ? rolledOut(live, cookies) : { generation: live }

  return (live: Generation, request: IncomingMessage): ReleaseResolution | Promise<ReleaseResolution> => {
    const choice = releaseOverride ? choiceOf(request) : undefined
    return choice?.text ? overridden(live, choice, request.headers.cookie) : unchosen(live, request.headers.cookie)
  }
}

/** Whether a request names releases, so that it is looked up and rendered for it alone. */
export const namesReleases = (request: IncomingMessage): boolean => choiceOf(request).text !== ''

/** The releases that a request names, and whether in its address. */
interface Choice {
  text: string
  isLink: boolean
}

/** The releases a request chooses; the parameter takes precedence over the header, so an empty parameter ends both. */
function choiceOf({ url = '', headers }: IncomingMessage): Choice {
  const header = headers[HEADER]
  // Few URLs have the parameter, so only those that may are parsed.
  const parameter = url.includes(`${PARAMETER}=`)
    ? new URLSearchParams(url.slice(url.indexOf('?') + 1)).get(PARAMETER)
    : null
  if (parameter !== null) return { text: parameter, isLink: true }
  return { text: typeof header === 'string' ? header : '', isLink: false }
}

const seedCookie = (seed: string, origin: string) =>
  `${COOKIE}=${seed}; Path=/; Max-Age=${COOKIE_SECONDS}; HttpOnly; SameSite=Lax${origin.startsWith('https:') ? '; Secure' : ''}`
