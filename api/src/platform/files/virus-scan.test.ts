import assert from 'node:assert/strict'
import fs from 'node:fs/promises'
import { test, type TestContext } from 'node:test'
import { eicar, startClamd } from '../../testing/clamd-server'
import { addCareer, apply } from '../../testing/sample-careers'
import { samplePdf } from '../../testing/sample-documents'
import { startTestApp } from '../../testing/test-app'
import type { Config } from '../config/config'
import { readConfig } from '../config/config'

async function start(t: TestContext, scanner: Config['scanner']) {
  const service = await startTestApp(t, { scanner })
  const { id: jobId } = await addCareer(service, await service.signIn('careers'), { jobTitle: 'Engineer' })
  return {
    send: (resume: Buffer) => apply(service, { jobId }, { resume }),
    kept: () => fs.readdir(service.config.documentsDir).catch(() => []),
    applicants: () => service.queries.selectFrom('applicant').select('id').execute(),
  }
}

test('AT-89 a file with a virus is rejected and not stored', async (t) => {
  const { send, kept, applicants } = await start(t, await startClamd(t))
  const rejected = await send(Buffer.concat([samplePdf(), eicar]))
  assert.equal(rejected.statusCode, 422)
  assert.deepEqual(rejected.json<{ errors: unknown }>().errors, [
    { field: 'resume', code: 'VIRUS', message: 'This file contains a virus. Choose another file.' },
  ])
  assert.deepEqual([await kept(), await applicants()], [[], []])
  assert.equal((await send(samplePdf())).statusCode, 201)
  assert.equal((await kept()).length, 1)
})

test('AT-89 no file is accepted while the scanner is unreachable', async (t) => {
  const { send, kept, applicants } = await start(t, { host: '127.0.0.1', port: 1 })
  const rejected = await send(samplePdf())
  assert.deepEqual([rejected.statusCode, rejected.headers['retry-after']], [503, '30'])
  assert.deepEqual([await kept(), await applicants()], [[], []])
})

test('the address of the scanner is a host and a port, or a local socket', () => {
  const scannerAt = (CLAMD_ADDRESS: string) => readConfig({ CLAMD_ADDRESS }).scanner
  assert.deepEqual(scannerAt('tcp://scanner:3310'), { host: 'scanner', port: 3310 })
  assert.deepEqual(scannerAt('unix:/run/clamav/clamd.ctl'), { path: '/run/clamav/clamd.ctl' })
  assert.equal(scannerAt(''), undefined)
  assert.throws(() => scannerAt('scanner:3310'), /CLAMD_ADDRESS must be/)
})
