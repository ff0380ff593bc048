import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import { faultOf, namedBy } from '../../shell/server/releases/release-fault'

/** What is wrong with a release's files, compressed copies included: missing, changed, or not in its descriptor. */
export async function integrityFindings(folder: string, descriptor: ReleaseDescriptor): Promise<string[]> {
  const findings: string[] = []
  const present = await glob('client/**/*', { cwd: folder })
  for (const file of new Set([...namedBy(descriptor), ...present])) {
    const content = await readFile(join(folder, file)).catch(() => null)
    const fault = content ? await faultOf(descriptor, file, content) : 'is missing'
    if (fault) findings.push(`${file} ${fault}`)
  }
  return findings
}
