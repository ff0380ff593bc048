import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Browser } from '@playwright/test'
import { visitPage } from './visit-page'

const page = '<!doctype html><title>x</title><img src="x" onerror="window.ranScript=1">'

/** Asserts that the check detects both a script that runs and one that the policy blocks. */
export async function assertDetection(browser: Browser): Promise<void> {
  const server = createServer(({ url }, response) => {
    response.setHeader('content-type', 'text/html')
    if (url === '/stopped') response.setHeader('content-security-policy', "default-src 'self'")
    response.end(page)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    const [runs, stopped] = [await visitPage(browser, origin, '/runs'), await visitPage(browser, origin, '/stopped')]
    if (!runs.ran || stopped.ran || stopped.violations === 0)
      throw new Error('The check does not detect scripts that run.')
  } finally {
    server.close()
  }
}
