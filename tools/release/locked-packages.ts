/** The fields of `package-lock.json` that determine the code of a package. */
export interface Lock {
  packages: Record<string, LockedPackage | undefined>
}

interface LockedPackage {
  version?: string
  integrity?: string
  dependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
}

/**
 * The part of a lock for some packages: themselves and all their dependencies, one line each, sorted. Other packages do
 * not affect it.
 * @param folders workspaces whose own `node_modules` come before that of the root
 */
export function lockedPackages({ packages }: Lock, folders: readonly string[], names: readonly string[]): string[] {
  const found = new Map<string, string>()
  const add = (path: string | undefined) => {
    const entry = path === undefined ? undefined : packages[path]
    if (path === undefined || !entry || found.has(path)) return
    found.set(path, `${path} ${entry.version ?? ''} ${entry.integrity ?? ''}`)
    const needed = { ...entry.dependencies, ...entry.optionalDependencies, ...entry.peerDependencies }
    for (const name of Object.keys(needed)) add(resolved(packages, path, name))
  }
  for (const name of names) for (const folder of folders) add(resolved(packages, folder, name))
  return [...found.values()].sort()
}

/** Where Node finds a package that the package at `path` imports; undefined when it is not installed. */
function resolved(packages: Lock['packages'], path: string, name: string): string | undefined {
  const candidate = path ? `${path}/node_modules/${name}` : `node_modules/${name}`
  if (packages[candidate]) return candidate
  return path ? resolved(packages, path.slice(0, Math.max(0, path.lastIndexOf('/node_modules/'))), name) : undefined
}
