import { access, mkdir, mkdtemp, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import { forEachConcurrent } from '../for-each-concurrent'
import { fileProblem, namedBy } from '../integrity'
import { ReleaseError } from '../read-release'
import { SIGNATURE_FILE } from '../policy/release-policy'
import { PROVENANCE_FILE } from '../provenance/provenance-files'
import type { ReleaseObjects } from './release-objects'

const DESCRIPTOR = 'release.json'

/**
 * Copies a release from a bucket into `<root>/<name>/<release>`, unless it is there already. Every file is verified against
 * its integrity hash, and the folder appears atomically. Returns whether the release is in the folder; false when the
 * bucket does not have it.
 * @throws {ReleaseError} when a file is missing or fails verification.
 */
export async function mirrorRelease(
  objects: Pick<ReleaseObjects, 'list' | 'read'>,
  root: string,
  name: string,
  release: string,
): Promise<boolean> {
  const folder = join(root, name, release)
  const prefix = `${name}/${release}/`
  if (await exists(join(folder, DESCRIPTOR))) {
    await mirrorLateSignature()
    return true
  }
  // The descriptor is uploaded last, so a release that has one is complete.
  const text = await objects.read(prefix + DESCRIPTOR)
  if (!text) return false
  const descriptor = JSON.parse(text.toString()) as ReleaseDescriptor
  const present = (await objects.list(prefix)).map(({ key }) => key.slice(prefix.length))
  const files = [...new Set([...present, ...namedBy(descriptor)])].filter((file) => file !== DESCRIPTOR)

  await mkdir(join(root, name), { recursive: true })
  const draft = await mkdtemp(join(root, '.mirror-'))
  try {
    await forEachConcurrent(files, async (file) => {
      const content = await objects.read(prefix + file)
      const problem = content ? await problemOf(descriptor, file, content) : 'is missing'
      if (problem || !content) throw new ReleaseError(`${name} ${release}: ${file} ${problem}`)
      await mkdir(dirname(join(draft, file)), { recursive: true })
      await writeFile(join(draft, file), content)
    })
    await writeFile(join(draft, DESCRIPTOR), text)
    await rename(draft, folder).catch(async (error: unknown) => {
      // Another process that shares this folder may have finished first.
      if (!(await exists(join(folder, DESCRIPTOR)))) throw error
    })
    return true
  } finally {
    await rm(draft, { recursive: true, force: true })
  }

  /** Copies the signatures of a release that was signed after it had been copied. */
  async function mirrorLateSignature(): Promise<void> {
    for (const file of SIGNED_FILES) {
      if (await exists(join(folder, file))) continue
      const content = await objects.read(prefix + file)
      if (content) await writeFile(join(folder, file), content)
    }
  }
}

/** Files whose signatures say whether they are genuine. */
const SIGNED_FILES = [SIGNATURE_FILE, PROVENANCE_FILE]

/** What is wrong with a file; a signature is verified where the policy is known, and may be missing. */
const problemOf = async (descriptor: ReleaseDescriptor, file: string, content: Buffer) =>
  SIGNED_FILES.includes(file) ? null : fileProblem(descriptor, file, content)

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  )
