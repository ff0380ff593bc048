import assert from 'node:assert/strict'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { promisify } from 'node:util'
import webpack, { type Configuration, type Stats } from 'webpack'
import { baseConfig, publicPath } from '../federation/base-config'
import { fromRoot } from '../repository'
import type { DocumentEntry } from '../../remote-tekdatanova/src/content/documents/document-facts'

const outputPath = await mkdtemp(join(tmpdir(), 'documents-'))
after(() => rm(outputPath, { recursive: true }))

const build = { name: 'remote-tekdatanova', release: 'r1', mode: 'production', outputPath } as const

test('MS-06 MS-07 the build emits every document into the release and exports its address and sizes', async () => {
  const base = baseConfig(build)
  const entry = join(outputPath, 'entry.js')
  const page = (name: string) => JSON.stringify(fromRoot('remote-tekdatanova', 'src', 'content', 'pages', name))
  await writeFile(entry, `export { ebooks } from ${page('ebooks')}\nexport { useCases } from ${page('use-cases')}\n`)
  const stats = await promisify<Configuration, Stats | undefined>(webpack)({
    ...base,
    entry,
    target: 'node',
    output: {
      path: outputPath,
      filename: 'documents.cjs',
      library: { type: 'commonjs2' },
      publicPath: publicPath(build),
    },
  })
  assert.deepEqual(stats?.toJson({ all: false, errors: true }).errors, [])
  const { ebooks, useCases } = (await import(join(outputPath, 'documents.cjs'))) as Record<
    'ebooks' | 'useCases',
    readonly DocumentEntry[]
  >
  assert.equal(ebooks.length, 4)
  assert.equal(useCases.length, 9)
  for (const { slug, href, pages, bytes, kind } of [...ebooks, ...useCases]) {
    assert.match(href, new RegExp(`^/remotes/remote-tekdatanova/r1/documents/${slug}\\.[0-9a-f]{8}\\.pdf$`))
    const content = await readFile(join(outputPath, href.replace(publicPath(build), '')))
    assert.equal(content.length, bytes)
    assert.ok(pages >= (kind === 'ebook' ? 8 : 2), `${slug} has ${pages} pages`)
  }

  const script = await readFile(join(outputPath, 'documents.cjs'), 'utf8')
  assert.ok(!script.includes('Written for') && script.length < 12_000, 'the scripts do not contain the texts')
})
