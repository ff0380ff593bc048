import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { glob } from 'tinyglobby'
import type { ReleaseDescriptor } from '@tekskills/shared/contracts/release'
import { integrityOf } from '../../shell/server/releases/integrity-of'

/** What is wrong with a release's files: missing, changed, or not in its descriptor. */
export async function integrityFindings(folder: string, { files, server }: ReleaseDescriptor): Promise<string[]> {
  const findings: string[] = []
  const check = async (path: string, integrity: string) => {
    const content = await readFile(join(folder, path)).catch(() => null)
    if (!content) findings.push(`${path} is missing`)
    else if (integrityOf(content) !== integrity) findings.push(`${path} is not the file that was built`)
  }
  for (const [file, { integrity }] of Object.entries(files)) await check(`client/${file}`, integrity)
  if (server) await check(server.file, server.integrity)
  const present = await glob('**/*', { cwd: join(folder, 'client'), ignore: ['**/*.br', '**/*.gz'] })
  return [...findings, ...present.filter((file) => !files[file]).map((file) => `client/${file} has no hash`)]
}
