import type { Access, Chrome } from './access'
import type { RemoteName } from './remote-manifest'

/** One address pattern of a release, in React Router syntax (`/blog/:blogName`). */
export interface ReleaseRoute {
  id: string
  pattern: string
  access: Access
  chrome: Chrome
  /** Fixed title of the page, for the server to name a page that it does not render; absent in releases of old builds. */
  title?: string
}

/** Chunk that holds a remote's manifest, as the build names it and the server preloads it. */
export const MANIFEST_CHUNK = 'manifest'

/** Release id of what `npm run dev` is building: the one folder of a store whose files change, so nobody may keep them. */
export const DEVELOPMENT_RELEASE = 'dev'

/** Events that one report of releases may bring (`POST /api/release-reports`). */
export const MOST_EVENTS = 20

/** `release.json`, written by the build beside the files of one release. */
export interface ReleaseDescriptor {
  schema: 1
  name: RemoteName | 'shell'
  /** Name of the immutable folder: a hash of everything the build read. */
  release: string
  routes: ReleaseRoute[]
  /** Shared singletons and the versions the release was built with. */
  requires: Record<string, string>
  /** The script that starts the release in the browser (`remoteEntry.js`, or the shell's entry), under `client/`. */
  entry: string
  /** Chunk name to files under `client/`. */
  chunks: Record<string, string[]>
  /** Every file under `client/` with its subresource integrity and size in bytes. */
  files: Record<string, { integrity: string; bytes: number }>
  /** The one-file CommonJS build for the server; `null` for a remote that renders in the browser only. */
  server: { file: string; integrity: string } | null
}

/** `registry.json`: which release of what is live. The only mutable file of the release store. */
export interface Registry {
  schema: 1
  /** Counts the changes; absent in a registry that `npm run dev` keeps. */
  version?: number
  shell: RegistryEntry
  remotes: Record<RemoteName, RegistryEntry>
}

/** A release on its way to everybody. */
export interface Rollout {
  release: string
  /** How many of a hundred visitors get it, 1 to 99. */
  percent: number
}

/** A release that was withdrawn because it failed; it does not go live again until somebody forces it by its id. */
export interface TakenBack {
  release: string
  /** Who withdrew it and when, in ISO 8601. */
  by: string
  at: string
  /** One sentence with the figures. */
  reason: string
}

/** The live release, and earlier ones to fall back to (newest first). */
export interface RegistryEntry {
  live: string
  previous: string[]
  /** A release that some visitors get in place of the live one; only remotes have any. */
  rollout?: Rollout
  /** Releases that are blocked, newest first; absent when there are none. */
  takenBack?: TakenBack[]
  /** Counts the rebuilds of a release under development, the one kind that changes; absent for every other. */
  revision?: number
}
