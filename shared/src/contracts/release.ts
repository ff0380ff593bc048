import type { Access, Chrome } from './access'
import type { RemoteNavigation } from './navigation'
import type { FixedPage } from './remote-listing'
import type { ReleasePolicy, Signature } from './release-policy'
import type { RemoteName } from './remote-manifest'
import type { RetiredPath } from './redirect-targets'

/** One address pattern of a release, in React Router syntax (`/blog/:blogName`). */
export interface ReleaseRoute {
  id: string
  pattern: string
  access: Access
  chrome: Chrome
  /** Fixed title of the page, for pages that the server does not render; absent in old releases. */
  title?: string
}

/**
 * Id of the development release built by `npm run dev`: the only mutable folder of a store, so it must not be cached.
 */
export const DEVELOPMENT_RELEASE = 'dev'

/** Maximum number of events in one release report (`POST /api/release-reports`). */
export const MAX_EVENTS = 20

/** Maximum number of frames of a stack in a reported error. */
export const MAX_FRAMES = 12

/** Maximum length of the message of a reported error; what is longer is cut off. */
export const MAX_FAILURE_MESSAGE = 300

/** Names of exports by module request; a module whose exports the build cannot tell is left out. */
export type ExportNames = Readonly<Record<string, readonly string[]>>

/** `release.json`, which the build writes next to the files of a release. */
export interface ReleaseDescriptor {
  schema: 1
  name: RemoteName | 'shell'
  /** Release id and name of its immutable folder: a hash of everything the build read. */
  release: string
  routes: ReleaseRoute[]
  /**
   * What the remote contributes to the menus; absent in releases published before ADR 0050, and in those of the shell.
   */
  navigation?: RemoteNavigation
  /** Former addresses of its pages; absent as above. */
  retired?: readonly RetiredPath[]
  /** Its public pages with content of their own; absent as above. */
  pages?: readonly FixedPage[]
  /** Shared singletons and the versions the release was built with. */
  requires: Record<string, string>
  /** Exports of shared modules that a remote imports, by module; absent in those of the shell and in old releases. */
  imports?: ExportNames
  /** Exports of the shared modules that a shell provides, by module; absent in those of remotes and in old releases. */
  provides?: ExportNames
  /** The script that starts the release in the browser (`container.js`, or the shell's entry), under `client/`. */
  entry: string
  /** Chunk name to files under `client/`. */
  chunks: Record<string, string[]>
  /** Every file under `client/` with its integrity hash and size in bytes. */
  files: Record<string, { integrity: string; bytes: number }>
  /** The single-file CommonJS build for the server; `null` for a remote that renders in the browser only. */
  server: { file: string; integrity: string } | null
  /** The bill of materials, beside `release.json`; absent in releases built before ADR 0084. */
  sbom?: { file: string; integrity: string }
}

/** `registry.json`: which release of each part is live. The only mutable file of the release store. */
export interface Registry {
  schema: 1
  /** Counts the changes; absent in the registry of `npm run dev`. */
  version?: number
  shell: RegistryEntry
  remotes: Record<RemoteName, RegistryEntry>
  /** First releases of remotes that have no live one yet, by name; older servers ignore them. */
  newcomers?: Record<string, Newcomer>
  /** Blocks of retired remotes, by name, which apply again once one of their releases goes live. */
  retired?: Record<string, Block[]>
  /** Who may release what; absent if everyone with access to the store may. */
  policy?: ReleasePolicy
  /**
   * The hash of the previous change in the history (SHA-256, base64url; empty for the first), and the version that it
   * belongs to, because tools from before ADR 0083 leave an outdated hash.
   */
  chain?: { version: number; before: string }
  /** Signature of the team or operator that changed the registry last, over all of it; present if there is a policy. */
  signature?: Signature
}

/** A release that is being rolled out. */
export interface Rollout {
  release: string
  /** Percentage of visitors who get it, 1 to 99. */
  percent: number
}

/** The first release of a remote, which is being rolled out. */
export interface Newcomer extends Rollout {
  /** Signature of the team or operator that rolled it out last; required if there is a policy. */
  signature?: Signature
}

/** A release that was rolled back because it failed; it is blocked until an operator forces its promotion. */
export interface Block {
  release: string
  /** Who rolled it back and when, in ISO 8601. */
  by: string
  at: string
  /** One sentence with the figures. */
  reason: string
}

/** The live release, and earlier ones to fall back to (newest first). */
export interface RegistryEntry {
  live: string
  previous: string[]
  /** A release that some visitors get instead of the live one. */
  rollout?: Rollout
  /** Releases that are blocked, newest first; absent when there are none. Stored registries have this key. */
  takenBack?: Block[]
  /** Counts the rebuilds of a development release; absent for all others, which are immutable. */
  revision?: number
  /** Signature of the team or operator that changed the entry; present if the registry has a policy. */
  signature?: Signature
}
