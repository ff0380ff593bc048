import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'

export type Provider = Pick<ReleaseDescriptor, 'release' | 'provides'>
export type Importer = Pick<ReleaseDescriptor, 'name' | 'release' | 'imports'>

/** Which of the two releases is about to go live, and so has to wait for the other. */
type Waiting = 'remote' | 'shell'

/**
 * Exports of shared modules that a remote imports and a shell does not provide, one readable message each, with what to
 * release first. Modules for which one of the releases records no exports are left to their versions.
 */
export function exportFindings(shell: Provider, remote: Importer, waiting: Waiting): string[] {
  return Object.entries(remote.imports ?? {}).flatMap(([request, names]) => {
    const provided = shell.provides?.[request]
    const missing = provided ? names.filter((name) => !provided.includes(name)) : []
    return missing.map((name) => messageOf(shell, remote, `${name} of ${request}`, waiting))
  })
}

const messageOf = (shell: Provider, remote: Importer, what: string, waiting: Waiting) =>
  waiting === 'remote'
    ? `${remote.name} imports ${what}, which the live shell ${shell.release} does not provide: release a shell with it first`
    : `the shell lacks ${what}, which ${remote.name} ${remote.release} imports: release ${remote.name} without it first`
