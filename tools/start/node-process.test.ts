import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { fromRoot } from '../repository'
import { startProcess } from './node-process'
import { isAlive, LISTENS, processFixture, until } from './process-fixture'

test('a process is running once it reports that it listens, and has exited once it is stopped', async (context) => {
  const running = startProcess(await processFixture(context, LISTENS))
  const { port, pid } = await running.listening
  assert.equal(port, 4321)
  await running.stop()
  assert.equal(isAlive(Number(pid)), false)
})

test('a process that exits before it listens is a failure with its last error message', async (context) => {
  const source = `console.error('The data directory is in use by another service.'); process.exit(1)`
  const { listening } = startProcess(await processFixture(context, source))
  await assert.rejects(listening, {
    message: 'The service could not start: The data directory is in use by another service.',
  })
})

test('an error that a process logs is reported in one sentence', async (context) => {
  const line = JSON.stringify({ level: 50, msg: 'The mail could not be sent.', err: { stack: 'Error\n at x' } })
  const fixture = await processFixture(context, `console.log(${JSON.stringify(line)});${LISTENS}`)
  const running = startProcess(fixture)
  await running.listening
  await until(() => fixture.sentences.length > 0)
  assert.deepEqual(fixture.sentences, ['The service reports: The mail could not be sent.'])
  await running.stop()
})

test('a process that ignores SIGTERM is killed', async (context) => {
  const running = startProcess(await processFixture(context, `process.on('SIGTERM', () => undefined);${LISTENS}`))
  const { pid } = await running.listening
  await running.stop(100)
  assert.equal(isAlive(Number(pid)), false)
})

test('a process ends when its parent is killed', async (context) => {
  const { file } = await processFixture(context, LISTENS)
  const starter = await processFixture(
    context,
    `import { PassThrough } from 'node:stream'
    import { startProcess } from ${JSON.stringify(fromRoot('tools', 'start', 'node-process.ts'))}
    const definition = { name: 'service', file: ${JSON.stringify(file)}, env: {}, log: new PassThrough().resume() }
    startProcess({ ...definition, report: console.error }).listening.then(({ pid }) => console.log(pid))`,
  )
  const parent = spawn(process.execPath, ['--import', 'tsx', starter.file], { cwd: fromRoot() })
  const [chunk] = (await once(parent.stdout, 'data')) as [Buffer]
  const pid = Number(chunk.toString())
  assert.equal(isAlive(pid), true)
  parent.kill('SIGKILL')
  await until(() => !isAlive(pid))
})
