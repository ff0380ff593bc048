import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { glob } from 'tinyglobby'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

/** Writes `.br` and `.gz` next to every text file of a folder, at the highest level: a build is compressed once. */
export async function compressFolder(folder: string): Promise<void> {
  for (const file of await glob('**/*.{js,css,json,svg}', { cwd: folder })) {
    const content = await readFile(join(folder, file))
    await writeFile(
      join(folder, `${file}.br`),
      await brotli(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    )
    await writeFile(join(folder, `${file}.gz`), await zip(content, { level: 9 }))
  }
}
