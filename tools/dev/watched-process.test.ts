import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { isAlive, LISTENS, processFixture, until } from '../start/process-fixture'
import { startWatched } from './watched-process'

const options = { portVariable: 'TEST_PORT', signal: new AbortController().signal }
const speaking = (word: string) =>
  `console.log(JSON.stringify({ level: 50, msg: '${word} ' + process.pid + ' on ' + process.env.TEST_PORT }));${LISTENS}`

test('a change of the sources starts the program again on its port; a broken one waits for the next', async (t) => {
  const fixture = await processFixture(t, speaking('first'))
  const watched = await startWatched(fixture, { ...options, folders: [dirname(fixture.file)] })
  const said = (words: RegExp) => until(() => fixture.sentences.some((sentence) => words.test(sentence)))

  await writeFile(fixture.file, speaking('second'))
  await said(/second \d+ on 4321/)
  await said(/^The service runs its changed sources\.$/)
  await writeFile(fixture.file, 'this is no program')
  await said(/could not start: .* It waits for the next change\.$/)
  await writeFile(fixture.file, speaking('third'))
  await said(/third \d+ on 4321/)

  await watched.stop()
  const pids = fixture.sentences.flatMap((sentence) => Number(/ (\d+) on /.exec(sentence)?.[1]) || [])
  assert.deepEqual(pids.filter(isAlive), [])
})

test('a process that ends by itself says so and is not started again by itself', async (t) => {
  const fixture = await processFixture(t, `${LISTENS};setTimeout(() => process.exit(7), 200)`)
  const watched = await startWatched(fixture, { ...options, folders: [dirname(fixture.file)] })
  await until(() => fixture.sentences.length > 0)
  assert.deepEqual(fixture.sentences, ['The service ended and waits for the next change: it exited with code 7'])
  await watched.stop()
})
