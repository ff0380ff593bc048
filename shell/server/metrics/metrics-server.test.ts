/** @jest-environment node */
import type { AddressInfo } from 'node:net'
import { Registry } from 'prom-client'
import { serveMetrics } from './metrics-server'

test('metrics are served at a port of their own, to GET requests of their address only', async () => {
  const server = await serveMetrics(new Registry(), { host: '127.0.0.1', port: 0 })
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const response = await fetch(`${url}/internal/metrics`)
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/)
    expect(await response.text()).toContain('process_resident_memory_bytes')
    expect((await fetch(`${url}/`)).status).toBe(404)
    expect((await fetch(`${url}/internal/metrics`, { method: 'POST' })).status).toBe(404)
  } finally {
    server.close()
  }
})
