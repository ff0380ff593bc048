import { defineConfig, devices } from '@playwright/test'

/** Chromium asks nobody for anything, and runs where there is no sandbox and no graphics card. */
const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Glyphs at their true widths, as on the screens of visitors.
  '--font-render-hinting=none',
]

export default defineConfig({
  testDir: 'e2e/specs',
  outputDir: 'test-results',
  globalSetup: './e2e/global-setup.ts',
  // One worker for each of two cores; the tests of a file share a site state and keep their order.
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // Only limits for what hangs; what must be quick says so in its own test.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    ...devices['Desktop Chrome'],
    // Set by the global setup once the site listens; each worker reads this file again.
    baseURL: process.env.BASE_URL,
    // Releases to be tested in place of the live ones; the site must hold them (docs/runbooks/release.md).
    extraHTTPHeaders: process.env.E2E_RELEASES ? { 'x-release': process.env.E2E_RELEASES } : {},
    actionTimeout: 30_000,
    navigationTimeout: 60_000,
    // A trace takes most of a test's time: it is for the one test that is looked into.
    trace: process.env.E2E_TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS },
  },
})
