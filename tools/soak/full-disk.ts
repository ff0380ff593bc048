import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { readAll } from '../../api/src/testing/service-client'
import { startSoakedService } from './soaked-service'

const DISK = '320m'
/** Bytes that are still free when the ballast is in: less than the service wants for itself. */
const LEFT = 40 * 1024 * 1024

// A disk of its own is filled while the service writes: writes are refused with 507, reading goes on, nothing is lost,
// and writing works again once there is room.
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
      const refused = await add(`Refused ${attempt}`)
      assert.deepEqual([refused.status, ((await refused.json()) as { code: string }).code], [507, 'STORAGE_FULL'])
    }
    assert.deepEqual(await names(), ['One', 'Two'])
    assert.equal((await service.blogs('GET', '/public/user/get-allblogs')).status, 200)
    await rm(ballast)
    assert.equal((await add('Three')).status, 201)
    assert.deepEqual(await names(), ['One', 'Three', 'Two'])
    console.log('50 writes refused with 507 on a full disk, reading went on, nothing lost, writing works again')
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
