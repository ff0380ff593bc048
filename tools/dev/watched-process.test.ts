import assert from 'node:assert/strict'
import { writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { isAlive, LISTENS, processFixture, until } from '../start/process-fixture'
import { startWatched } from './watched-process'

const options = { portVariable: 'TEST_PORT', signal: new AbortController().signal }
const reporting = (word: string) =>
  `console.log(JSON.stringify({ level: 50, msg: '${word} ' + process.pid + ' on ' + process.env.TEST_PORT }));${LISTENS}`

test('a change to the sources restarts the process on the same port; a broken one waits for the next change', async (t) => {
  const fixture = await processFixture(t, reporting('first'))
  const watched = await startWatched(fixture, { ...options, folders: [dirname(fixture.file)] })
  const reported = (pattern: RegExp) => until(() => fixture.sentences.some((sentence) => pattern.test(sentence)))

  await writeFile(fixture.file, reporting('second'))
  await reported(/second \d+ on 4321/)
  await reported(/^The service runs the changed sources\.$/)
  await writeFile(fixture.file, 'this is not JavaScript')
  await reported(/could not start: .* It waits for the next change\.$/)
  await writeFile(fixture.file, reporting('third'))
  await reported(/third \d+ on 4321/)

  await watched.stop()
  const pids = fixture.sentences.flatMap((sentence) => Number(/ (\d+) on /.exec(sentence)?.[1]) || [])
  assert.deepEqual(pids.filter(isAlive), [])
})

test('a process that exits by itself is reported and not restarted', async (t) => {
  const fixture = await processFixture(t, `${LISTENS};setTimeout(() => process.exit(7), 200)`)
  const watched = await startWatched(fixture, { ...options, folders: [dirname(fixture.file)] })
  await until(() => fixture.sentences.length > 0)
  assert.deepEqual(fixture.sentences, ['The service exited and waits for the next change: it exited with code 7'])
  await watched.stop()
})
