import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Enums, Models, Serialize, Spec, SPDX } from '@cyclonedx/cyclonedx-library'
import { BUNDLED_PACKAGES } from '../federation/bundled-packages-plugin'
import { fromRoot } from '../repository-root'

/** An entry of `package-lock.json`. */
interface LockedPackage {
  name?: string
  version?: string
  resolved?: string
  integrity?: string
  license?: string
}

type LockedPackages = Readonly<Record<string, LockedPackage | undefined>>

interface Described {
  name: string
  release: string
  /** Folders of the packages that are bundled, as the lock names them. */
  folders: readonly string[]
  packages: LockedPackages
}

/** The bill of materials of a release (CycloneDX 1.6, JSON); the same for the same packages, without a time. */
export function sbomOf({ name, release, folders, packages }: Described): string {
  const bom = new Models.Bom()
  const root = new Models.Component(Enums.ComponentType.Application, name, { version: release, bomRef: name })
  bom.metadata.component = root
  for (const folder of [...new Set(folders)].sort()) {
    const component = componentOf(folder, packages[folder] ?? {})
    bom.components.add(component)
    root.dependencies.add(component.bomRef)
  }
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6))
  return serializer.serialize(bom, { sortLists: true, space: 2 })
}

function componentOf(folder: string, { name, version, integrity, license, resolved }: LockedPackage): Models.Component {
  const full = name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length)
  const [group, short] = full.startsWith('@') ? full.split('/') : [undefined, full]
  const purl = `pkg:npm/${full.replace('@', '%40')}${version ? `@${version}` : ''}`
  const component = new Models.Component(Enums.ComponentType.Library, short ?? full, {
    group,
    version,
    purl,
    // One package may be installed in two folders.
    bomRef: folder,
  })
  const hash = /^sha512-(.+)$/.exec(integrity ?? '')?.[1]
  if (hash) component.hashes.set(Enums.HashAlgorithm['SHA-512'], Buffer.from(hash, 'base64').toString('hex'))
  if (license)
    component.licenses.add(
      SPDX.isSupportedSpdxId(license) ? new Models.SpdxLicense(license) : new Models.NamedLicense(license),
    )
  if (resolved?.startsWith('https://registry.npmjs.org/'))
    component.externalReferences.add(new Models.ExternalReference(resolved, Enums.ExternalReferenceType.Distribution))
  return component
}

/**
 * The SBOM of a build in `folder`, from what webpack bundled into its browser and its server build; undefined when the
 * build was made with a config that does not record it.
 */
export async function sbomOfBuild(folder: string, name: string, release: string): Promise<string | undefined> {
  const notes = await Promise.all(
    ['client', 'server'].map((build) => readFile(join(folder, build, BUNDLED_PACKAGES), 'utf8').catch(() => undefined)),
  )
  if (notes[0] === undefined) return undefined
  const folders = notes.flatMap((note) => (note ? (JSON.parse(note) as string[]) : []))
  const lock = JSON.parse(await readFile(fromRoot('package-lock.json'), 'utf8')) as { packages: LockedPackages }
  return sbomOf({ name, release, folders, packages: lock.packages })
}
