import assert from 'node:assert/strict'
import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBucketServer } from '@tekskills/releases/testing/bucket-server'
import { createDatabase, startPostgres } from '../../api/src/testing/postgres'
import { runImage, startImage } from '../images/image-process'
import { layOutImage } from '../images/lay-out-image'
import { remoteNames } from '../repository'
import { freePort } from '../start/free-port'

const BUCKET = 'files'

// Lays out the images according to their Dockerfiles, runs them with write access only to their volumes, releases every
// part into an empty store with the release image, and sends a visitor's requests to the service and the shell server.
const folder = await mkdtemp(join(tmpdir(), 'tk-images-'))
const teardowns: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
try {
  const volume = async (name: string) => {
    await mkdir(join(folder, name))
    await chmod(join(folder, name), 0o777)
    return join(folder, name)
  }
  await chmod(folder, 0o755)
  const layOut = (name: string) => layOutImage(`${name}.Dockerfile`, join(folder, `${name}-image`))
  const RELEASES_DIR = await volume('releases')

  const release = await layOut('release')
  for (const PART of [...remoteNames, 'shell'])
    console.log(await runImage({ ...release, env: { PART, RELEASES_DIR, RELEASE_BY: 'images' } }))

  const postgres = await startPostgres()
  teardowns.push(postgres.stop)
  // The folder of its socket is accessible only to its own user.
  await chmod(new URL(postgres.url.replace('@/', '@localhost/')).searchParams.get('host') ?? '', 0o755)
  const bucket = await startBucketServer(BUCKET)
  teardowns.push(bucket.stop)
  const servicePort = await freePort(0)
  const service = await startImage(
    {
      ...(await layOut('service')),
      env: {
        API_PORT: String(servicePort),
        DATA_DIR: await volume('data'),
        DATABASE_URL: (await createDatabase(postgres.url)).replace('@/', '@localhost/'),
        S3_BUCKET: BUCKET,
        S3_ENDPOINT: bucket.endpoint,
        AWS_ACCESS_KEY_ID: 'S3RVER',
        AWS_SECRET_ACCESS_KEY: 'S3RVER',
      },
    },
    4001,
    servicePort,
  )
  teardowns.push(service.stop)
  const shellPort = await freePort(0)
  const env = { PORT: String(shellPort), METRICS_PORT: '0', RELEASES_DIR, API_URL: service.url }
  const shell = await startImage({ ...(await layOut('shell')), env }, 4000, shellPort)
  teardowns.push(shell.stop)

  const page = await (await fetch(`${shell.url}/resources/blogs`)).text()
  assert.match(page, /<h1[\s>]/)
  assert.match(page, /href="\/blog\/[\w-]+"/, 'the list has items of the service')
  const picture = /\/api\/[^"\s]*pictures\/[^"\s]+/.exec(page)?.[0] ?? ''
  assert.equal((await fetch(shell.url + picture.replaceAll('&amp;', '&'))).status, 200, picture)
  assert.deepEqual([await shell.stop(), await service.stop()], [0, 0], 'both exit on SIGTERM')
  console.log('Three images laid out and run: four releases published, a page with its list and a picture served')
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  for (const end of teardowns.toReversed()) await end()
}
