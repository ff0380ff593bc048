import { expect, test } from '../fixtures/federation-site'
import { serviceAddress } from '../../tools/release/service-address'
import { freePort } from '../../tools/start/free-port'
import { readExposed, whyNotFound } from '../../tools/on-call/exposed-metrics'
import { expressions, usesOf } from '../../tools/on-call/expressions'
import { hydrated } from '../pages/hydration'

const WORDS = 'words-that-a-visitor-typed'
const POLICY_REPORT = {
  'csp-report': {
    'document-uri': 'http://localhost/about-us',
    'blocked-uri': 'inline',
    'effective-directive': 'script-src-elem',
  },
}
const metricsOf = async (address: string) => (await fetch(`${address}/internal/metrics`)).text()

test('alert rules and dashboard read only metrics and labels that service and shell server expose, none of them personal', async ({
  ownSite,
  page,
  consoleWatch,
}) => {
  consoleWatch.allow(/^/)
  const METRICS_PORT = String(await freePort(0))
  const shell = await ownSite.startShell({ METRICS_PORT, REPORT_RATE: '1' })
  const service = (await serviceAddress(ownSite.site.dataDir)) ?? ''
  try {
    const { release } = await ownSite.copy((file, text) =>
      file === 'server.cjs' ? text.replace(/HomePage: \(\) => \(.*HomePage\)/, 'HomePage: () => null.planted') : text,
    )
    await ownSite.rollOut(release, 99)
    await fetch(`${shell.url}/search?q=${WORDS}`)
    await page.goto(`${shell.url}/about-us`)
    await hydrated(page)
    await page.goto(`${shell.url}/contact`)
    const headers = { 'content-type': 'application/csp-report' }
    await fetch(`${service}/api/csp-reports`, { method: 'POST', headers, body: JSON.stringify(POLICY_REPORT) })

    const read = async () => ({
      shell: await metricsOf(`http://localhost:${METRICS_PORT}`),
      service: await metricsOf(service),
    })
    // The shell server swaps a moment after the registry, and reports arrive a moment after what they say.
    await expect(async () => {
      await fetch(shell.url)
      const { shell: ofShell, service: ofService } = await read()
      const exposed = readExposed(ofShell, ofService)
      const problems = (await expressions()).flatMap(({ place, text }) =>
        usesOf(text)
          .flatMap((use) => whyNotFound(exposed, use) ?? [])
          .map((why) => `${place}: ${why}`),
      )
      expect(problems).toEqual([])
    }).toPass()

    const { shell: ofShell, service: ofService } = await read()
    const lines = `${ofShell}\n${ofService}`
    for (const personal of [WORDS, '127.0.0.1', '/about-us']) expect(lines).not.toContain(personal)
    expect(ofShell).toContain(`shell_release_failures_total{remote="remote-public",release="${release}"}`)
    expect(ofShell).toMatch(/^shell_live_release\{remote="shell",release="\w+"\} 1$/m)
    expect(ofService).toMatch(/^guard_check_timestamp_seconds [1-9]/m)
    // Visitors reach the other port only.
    for (const site of [shell.url, ownSite.site.url]) {
      const response = await fetch(`${site}/internal/metrics`, { redirect: 'manual' })
      expect(response.status, site).toBe(302)
      expect(await response.text()).not.toContain('shell_')
    }
  } finally {
    await shell.stop()
  }
})
