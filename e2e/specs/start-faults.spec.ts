import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from '../fixtures/federation-site'
import { nightly } from '../fixtures/nightly'
import { runStart } from '../fixtures/second-start'

/** A one-line sentence without a stack trace. */
const SENTENCE = /^[A-Z][^\n]+\.$/

test('a second start on the same data exits with one message, and the first keeps running', async ({ ownSite }) => {
  const { dataDir, url } = ownSite.site
  const errorsLogged = async () => (await ownSite.log()).split('\n').filter((line) => line.includes('"level":50'))
  const before = await errorsLogged()
  const { code, stderr } = await runStart({ DATA_DIR: dataDir })
  expect(code).not.toBe(0)
  expect(stderr).toMatch(SENTENCE)
  expect(stderr).toMatch(new RegExp(`The data directory ${dataDir}\\S* is in use by process \\d+\\.$`))
  expect((await fetch(`${url}/ready`)).status).toBe(200)
  expect(await errorsLogged()).toEqual(before)
})

test('a start on a port in use exits with one message', async ({ ownSite }) => {
  const { port } = new URL(ownSite.site.url)
  const { code, stderr } = await runStart({ DATA_DIR: ownSite.site.dataDir, PORT: port })
  expect(code).not.toBe(0)
  expect(stderr).toBe(`Port ${port} is already in use. Choose another: PORT=4001 npm start`)
})

test(
  'a start with an unreachable database exits with one message, without its password',
  nightly,
  async ({ ownSite }) => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tekskills-start-'))
    await cp(join(ownSite.site.dataDir, 'releases'), join(dataDir, 'releases'), { recursive: true })
    const DATABASE_URL = 'postgresql://site:only-for-tests@127.0.0.1:1/site'
    const { code, stderr } = await runStart({ DATA_DIR: dataDir, DATABASE_URL })
    await rm(dataDir, { recursive: true })
    expect(code).not.toBe(0)
    expect(stderr).toMatch(SENTENCE)
    expect(stderr).not.toContain('only-for-tests')
  },
)
