import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fromRoot } from '../repository'
import { filesMatching } from '../testing/test-files'
import { environmentOf, readDockerfile, argumentsOf, type Stage } from './dockerfile'

const files = await filesMatching('docker/*.Dockerfile')
const images = await Promise.all(
  files.map(async (file) => [file, readDockerfile(await readFile(fromRoot(file), 'utf8'))] as const),
)
const valuesOf = ({ instructions }: Stage, keyword: string) =>
  instructions.filter((instruction) => instruction.keyword === keyword).map(({ value }) => value)

test('a Dockerfile is parsed into stages, with continued lines joined', () => {
  const stages = readDockerfile(
    '# words\nFROM a:1 AS first\nRUN one \\\n  two\n\nFROM first\nENV A=1 B=2\nCMD ["x", "y"]\n',
  )
  assert.deepEqual(stages[0], { from: 'a:1', name: 'first', instructions: [{ keyword: 'RUN', value: 'one two' }] })
  const last = stages[1] as Stage
  assert.deepEqual([environmentOf(last), argumentsOf(last, 'CMD')], [{ A: '1', B: '2' }, ['x', 'y']])
})

test('every deployable has an image with a pinned base, a non-root user and a stop signal', () => {
  assert.deepEqual(
    files.map((file) => file.replace(/^docker\/|\.Dockerfile$/g, '')),
    ['edge', 'release', 'service', 'shell'],
  )
  for (const [file, stages] of images) {
    const own = stages.map(({ name }) => name)
    for (const { from } of stages)
      assert.ok(own.includes(from) || /^[\w/-]+:\d+\.\d+\.\d+[\w.-]*$/.test(from), `${file}: ${from}`)
    const last = stages.at(-1) as Stage
    assert.match(valuesOf(last, 'USER').at(-1) ?? '', /^(node|nginx)$/, file)
    assert.ok(argumentsOf(last, 'CMD'), file)
    if (valuesOf(last, 'EXPOSE').length === 0) continue
    for (const keyword of ['HEALTHCHECK', 'STOPSIGNAL']) assert.equal(valuesOf(last, keyword).length, 1, file)
  }
})

test('every file that an image copies is in the repository or created by an earlier stage', async () => {
  for (const [file, stages] of images) {
    for (const value of stages.flatMap((stage) => valuesOf(stage, 'COPY'))) {
      const [, from, sources = ''] = /^(?:--from=(\S+) )?(?:--parents )?(.*) \S+$/.exec(value) ?? []
      if (from)
        assert.ok(
          stages.some(({ name }) => name === from),
          `${file}: ${value}`,
        )
      else
        for (const source of sources.split(' '))
          assert.notDeepEqual(await filesMatching(source, `${source}/**`), [], `${file}: ${source}`)
    }
  }
})

test('the image of a process contains only production packages, and its health check uses the port it listens on', () => {
  for (const [file, stages] of images.filter(([name]) => /service|shell/.test(name))) {
    const last = stages.at(-1) as Stage
    const production = stages.find(({ name }) => name === 'production') as Stage
    assert.match(valuesOf(production, 'RUN').join(), /^npm ci .*--omit=dev/, file)
    const packages = valuesOf(last, 'COPY').filter((value) => value.includes('node_modules'))
    assert.ok(packages.length > 0 && packages.every((value) => value.startsWith('--from=production ')), file)
    const { PORT, API_PORT = PORT } = environmentOf(last)
    assert.deepEqual(valuesOf(last, 'EXPOSE'), [API_PORT], file)
    assert.ok(argumentsOf(last, 'HEALTHCHECK')?.join(' ').includes(`:${API_PORT}/health'`), file)
  }
})
