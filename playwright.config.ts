import { defineConfig, devices } from '@playwright/test'
import { CHROMIUM_FLAGS } from './tools/browser/chromium-flags'

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  // One worker per core on a machine with two; the tests of a file share the state of a site and run in order.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Only for tests that hang; a test that must be fast asserts it.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // Set by the global setup once the site listens; each worker re-reads this file.
    baseURL: process.env.BASE_URL,
    // Releases to test instead of the live ones; the site's store must contain them (docs/runbooks/release.md).
    extraHTTPHeaders: process.env.E2E_RELEASES ? { 'x-release': process.env.E2E_RELEASES } : {},
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // Recording a trace is slow: only for the test under investigation.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_FLAGS },
  },
})
