/** A package in `package-lock.json`, with the fields that are used here. */
export interface LockedPackage {
  version?: string
  optional?: boolean
  dev?: boolean
  os?: string[]
  cpu?: string[]
  optionalDependencies?: Record<string, string>
  [other: string]: unknown
}

export interface Lock {
  packages: Record<string, LockedPackage>
}

const SYSTEMS = ['aix', 'android', 'darwin', 'freebsd', 'linux', 'netbsd', 'openbsd', 'openharmony', 'sunos', 'win32']
const PROCESSORS = ['arm', 'arm64', 'ia32', 'loong64', 'mips64el', 'ppc64', 'riscv64', 's390x', 'wasm32', 'x64']

/** Alternative spellings in package names. */
const ALIASES: Record<string, string> = { armv7: 'arm', armv6: 'arm', ppc64le: 'ppc64' }

/** The platform of a package such as `@swc/core-darwin-arm64`, parsed from its name. */
export function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu'> {
  const parts = name.split(/[/-]/).map((word) => ALIASES[word] ?? word)
  const os = parts.filter((word) => SYSTEMS.includes(word))
  const cpu = parts.filter((word) => PROCESSORS.includes(word))
  return { ...(cpu.length > 0 && { cpu }), ...(os.length > 0 && { os }) }
}

/** Paths where Node looks up a dependency of the package at `path`, nearest first. */
function* lookupPaths(path: string, name: string): Generator<string> {
  for (let folder = path; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    yield `${folder}/node_modules/${name}`
  }
  yield `node_modules/${name}`
}

/**
 * The optional dependencies with an exact version that are missing from the lock file: packages for other platforms,
 * which npm omits if the registry does not mirror them. Keys are their paths in the lock file.
 */
export function missingFrom({ packages }: Lock): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {}
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const isLocked = [...lookupPaths(path, name)].some((candidate) => packages[candidate])
      if (isLocked || !/^\d/.test(version)) continue
      missing[`node_modules/${name}`] = { version, ...platformOf(name), ...(dev && { dev }), optional: true }
    }
  }
  return missing
}

/** The lock file with everything that {@link missingFrom} returns added, in npm's order. */
export function completeLock<T extends Lock>(lock: T): T {
  const all = Object.entries({ ...lock.packages, ...missingFrom(lock) })
  return { ...lock, packages: Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en'))) }
}
