import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { readAll } from '../../api/src/testing/service-client'
import { startSoakedService } from './soaked-service'

const DISK = '320m'
/** Bytes that the ballast leaves free: less than the service requires. */
const LEFT = 40 * 1024 * 1024

// Fills a separate disk while the service writes: writes are rejected with 507, reads continue, nothing is lost, and
// writes succeed again once there is free space.
const disk = await mkdtemp(join(tmpdir(), 'tk-disk-'))
try {
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk])
  const service = await startSoakedService(disk)
  try {
    const add = (name: string) => service.blogs('POST', '/blogs', { json: { blogName: name, description: 'd' } })
    const names = async () =>
      (await readAll<StaffBlog>(service.blogs, '/blogs/get-allblogs')).map(({ blogName }) => blogName).sort()
    for (const name of ['One', 'Two']) assert.equal((await add(name)).status, 201)
    const { bavail, bsize } = await statfs(disk)
    const ballast = join(disk, 'ballast')
    await writeFile(ballast, Buffer.alloc(bavail * bsize - LEFT))
    for (let attempt = 0; attempt < 50; attempt += 1) {
      const rejected = await add(`Rejected ${attempt}`)
      assert.deepEqual([rejected.status, ((await rejected.json()) as { code: string }).code], [507, 'STORAGE_FULL'])
    }
    assert.deepEqual(await names(), ['One', 'Two'])
    assert.equal((await service.blogs('GET', '/public/user/get-allblogs')).status, 200)
    await rm(ballast)
    assert.equal((await add('Three')).status, 201)
    assert.deepEqual(await names(), ['One', 'Three', 'Two'])
    console.log('50 writes rejected with 507 on a full disk, reads continued, nothing lost, writes succeed again')
  } finally {
    await service.stop()
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
} finally {
  execFileSync('umount', ['-l', disk])
  await rm(disk, { recursive: true, force: true })
}
