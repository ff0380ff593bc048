/** A package as `package-lock.json` records it; only what is read or written here. */
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

/** Other spellings in names of packages. */
const ALIASES: Record<string, string> = { armv7: 'arm', armv6: 'arm', ppc64le: 'ppc64' }

/** The machine that a package such as `@swc/core-darwin-arm64` is for, by the words of its name. */
export function machineOf(name: string): Pick<LockedPackage, 'os' | 'cpu'> {
  const words = name.split(/[/-]/).map((word) => ALIASES[word] ?? word)
  const os = words.filter((word) => SYSTEMS.includes(word))
  const cpu = words.filter((word) => PROCESSORS.includes(word))
  return { ...(cpu.length > 0 && { cpu }), ...(os.length > 0 && { os }) }
}

/** Where Node would look for a dependency of the package at `path`, nearest first. */
function* placesFor(path: string, name: string): Generator<string> {
  for (let folder = path; folder; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    yield `${folder}/node_modules/${name}`
  }
  yield `node_modules/${name}`
}

/** Optional packages that a locked package names in an exact version and that the lock does not hold. */
export function missingFrom({ packages }: Lock): Record<string, LockedPackage> {
  const missing: Record<string, LockedPackage> = {}
  for (const [path, { optionalDependencies = {}, dev }] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const held = [...placesFor(path, name)].some((place) => packages[place])
      if (held || !/^\d/.test(version)) continue
      missing[`node_modules/${name}`] = { version, ...machineOf(name), ...(dev && { dev }), optional: true }
    }
  }
  return missing
}

/** The lock with everything {@link missingFrom} names, in npm's order. */
export function completeLock<T extends Lock>(lock: T): T {
  const all = Object.entries({ ...lock.packages, ...missingFrom(lock) })
  return { ...lock, packages: Object.fromEntries(all.sort(([a], [b]) => a.localeCompare(b, 'en'))) }
}
