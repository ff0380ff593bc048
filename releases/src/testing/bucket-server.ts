import { spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import net, { type AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

const WHOLE_WRITES = createRequire(import.meta.url).resolve('./whole-writes.cjs')

/** Starts an S3 server with an empty bucket; returns its endpoint and a function that stops it. */
export async function startBucketServer(bucket: string) {
  const script = path.join(path.dirname(createRequire(import.meta.url).resolve('s3rver/package.json')), 'bin/s3rver.js')
  const directory = fs.mkdtempSync(path.join(os.tmpdir(), 'tk-s3-'))
  const port = await freePort()
  const options = ['-d', directory, '-a', '127.0.0.1', '-p', String(port), '--configure-bucket', bucket]
  const server = spawn(process.execPath, ['--require', WHOLE_WRITES, script, ...options], { stdio: 'ignore' })
  const endpoint = `http://127.0.0.1:${port}`
  while (server.exitCode === null && !(await fetch(endpoint).catch(() => undefined))) await pause(100)
  const stop = async () => {
    if (server.exitCode === null && server.kill()) await once(server, 'exit')
    fs.rmSync(directory, { recursive: true, force: true })
  }
  return { endpoint, stop }
}

async function freePort(): Promise<number> {
  const probe = net.createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = probe.address() as AddressInfo
  probe.close()
  await once(probe, 'close')
  return port
}
