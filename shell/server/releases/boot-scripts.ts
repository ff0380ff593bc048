import type { BootRelease, BootScript } from '@tekskills/shared/contracts/boot'
import { DEVELOPMENT_RELEASE, type ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import type { StoredRelease } from '@tekskills/releases/read-release'

type Described = Pick<ReleaseDescriptor, 'name' | 'release' | 'files'>

/** A browser script of a release as pages reference it: its path on the site and its integrity hash. */
export function bootScript({ name, release, files }: Described, file: string): BootScript {
  const integrity = release === DEVELOPMENT_RELEASE ? undefined : files[file]?.integrity
  return { href: `/remotes/${name}/${release}/${file}`, ...(integrity && { integrity }) }
}

/** A release of a remote as pages reference it. */
export function bootRelease({ descriptor }: StoredRelease): BootRelease {
  const { href, integrity } = bootScript(descriptor, descriptor.entry)
  return { release: descriptor.release, entry: href, ...(integrity && { integrity }) }
}
