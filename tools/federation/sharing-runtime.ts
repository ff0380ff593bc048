/**
 * The runtime that the federation plugin compiles into the shell and every remote, in place of its own 19 kB, which also
 * serve remotes that load each other, several share scopes, snapshots, preloads and plugins (ADR 0053). Here one scope
 * exists: the shell puts every module of the map into it, and remotes take theirs from it.
 */

type Factory = () => unknown

/** One version of a shared module. The fields are those of `@module-federation`, as in releases built before. */
interface Provider {
  version: string
  get: () => Factory | Promise<Factory>
  /** Set by the runtime of such a release. */
  lib?: Factory
  loaded?: boolean
  from?: string
  useIn?: string[]
}

/** Providers by module and version. */
type ShareScope = Record<string, Record<string, Provider>>

/** What is used of the runtime of a webpack build. */
interface Runtime {
  /** Share scopes by name. */
  S: { default?: ShareScope }
  /** Modules that have run, by id. */
  c: Record<string, unknown>
  /** Module functions by id. */
  m: Record<string, (module: { exports: unknown }) => void>
  consumesLoadingData: { moduleIdToConsumeDataMapping: Record<string, { shareKey: string; requiredVersion: string }> }
  federation: { initOptions: { name: string; shared: Record<string, Provider[]> } }
}

interface Consumption {
  webpackRequire: Runtime
  /** By module id: 0 once it can be imported, a promise until then. */
  installedModules: Record<string, Promise<void> | 0 | undefined>
}

/** Puts the modules that this build provides into the share scope. */
function init({ webpackRequire: { S, federation } }: { webpackRequire: Runtime }) {
  const { name: from, shared } = federation.initOptions
  S.default ??= {}
  for (const [request, providers] of Object.entries(shared))
    for (const provider of providers) (S.default[request] ??= {})[provider.version] = { ...provider, from, useIn: [] }
  return {}
}

/** Replaces the share scope of a remote by the shell's. */
function initContainerEntry({ webpackRequire, shareScope }: { webpackRequire: Runtime; shareScope: ShareScope }) {
  webpackRequire.S.default = shareScope
}

/** Lets the modules of the first chunk import shared ones, which the same build provides eagerly. */
function installInitialConsumes(options: Consumption & { initialConsumes: string[] }) {
  const { webpackRequire, installedModules, initialConsumes } = options
  for (const id of initialConsumes)
    install(webpackRequire, id, () => {
      installedModules[id] = 0
      return (use(webpackRequire, id) as Factory)()
    })
}

/** Loads the shared modules that a chunk imports. After a failure, the next import of the chunk tries again. */
function consumes(
  options: Consumption & { chunkId: string; chunkMapping: Record<string, string[]>; promises: unknown[] },
) {
  const { webpackRequire, installedModules, chunkId, chunkMapping, promises } = options
  const load = async (id: string) => {
    try {
      install(webpackRequire, id, await use(webpackRequire, id))
      installedModules[id] = 0
    } catch (error) {
      installedModules[id] = undefined
      throw error
    }
  }
  for (const id of chunkMapping[chunkId] ?? []) promises.push((installedModules[id] ??= load(id)))
}

function install(webpackRequire: Runtime, id: string, factory: Factory) {
  webpackRequire.m[id] = (module) => {
    // The shared module itself is cached; its stand-in would be incomplete in a circle of imports.
    webpackRequire.c[id] = undefined
    module.exports = factory()
  }
}

/** @throws {Error} when no version is provided that the module with this id can use. */
function use({ S, consumesLoadingData }: Runtime, id: string): Factory | Promise<Factory> {
  const { shareKey = id, requiredVersion = '' } = consumesLoadingData.moduleIdToConsumeDataMapping[id] ?? {}
  const providers = Object.values(S.default?.[shareKey] ?? {})
  const provider = providers.find(({ version }) => satisfies(version, requiredVersion))
  if (!provider)
    throw new Error(
      `${shareKey} ${requiredVersion} is needed, provided: ${providers.map(({ version }) => version).join()}`,
    )
  provider.loaded = true
  return provider.lib ?? provider.get()
}

const numbers = (version: string) => (version.match(/\d+/g) ?? []).map(Number)

/** Whether a version is in a caret range, the only kind in the map of shared modules. */
export function satisfies(version: string, range: string): boolean {
  const [has, wanted] = [numbers(version), numbers(range)]
  const leading = wanted.findIndex((number) => number > 0)
  const different = wanted.findIndex((number, index) => number !== has[index])
  return different < 0 || (different > leading && (has[different] ?? 0) > (wanted[different] ?? 0))
}

const federation = { runtime: {}, bundlerRuntime: { init, initContainerEntry, installInitialConsumes, consumes } }
// The plugin imports it by default.
export { federation as default }
