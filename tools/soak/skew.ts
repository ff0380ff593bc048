import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fromRoot, remoteNames, repositoryRoot } from '../repository'
import { copyRepository } from '../testing/repository-copy'
import { runNode } from '../testing/run-node'
import { staffPasswords, startSiteUnderTest } from '../testing/site-under-test'

// The current shell with remotes built before it, with it and after it: every journey passes, and each page has one
// copy of the shared modules. The builds before and after are real ones, from sources that differ in code that all
// remotes contain.
const AGES = ['before', 'with', 'after'] as const
const SPECS = [
  'journey.spec',
  'backoffice-content',
  'backoffice-careers',
  'careers.spec',
  'insights',
  'navigation',
  'singletons',
]
const EVERYWHERE = { path: 'shared/src/ui/Heading/Heading.tsx', text: 'export function Heading(' }

/**
 * Builds every remote from sources that set a marker with their age, and promotes the builds on a site, through the
 * gate.
 */
async function releaseRemotes(age: string, releasesDir: string): Promise<void> {
  const copy = await copyRepository(repositoryRoot)
  try {
    const { path, text } = EVERYWHERE
    await copy.edit(path, text, `Object.assign(globalThis, { builtAt: '${age}' })\n${text}`)
    for (const remote of remoteNames) await copy.release(remote, releasesDir)
  } finally {
    await copy.remove()
  }
}

/** Runs the journeys against a site; returns how many passed and failed. */
async function journeys(url: string): Promise<{ passed: number; failed: number }> {
  const e2e = ['--import', 'tsx', fromRoot('tools', 'testing', 'e2e.ts'), ...SPECS]
  const passwords = { SEED_BLOGS_PASSWORD: staffPasswords.blogs, SEED_CAREERS_PASSWORD: staffPasswords.careers }
  await runNode(e2e, { env: { BASE_URL: url, ...passwords } })
  const report = JSON.parse(await readFile(fromRoot('reports', 'e2e.json'), 'utf8')) as {
    stats: { expected: number; unexpected: number; flaky: number }
  }
  return { passed: report.stats.expected, failed: report.stats.unexpected + report.stats.flaky }
}

const findings: string[] = []
for (const age of AGES) {
  const site = await startSiteUnderTest()
  try {
    if (age !== 'with') await releaseRemotes(age, join(site.dataDir, 'releases'))
    const { passed, failed } = await journeys(site.url)
    findings.push(`remotes built ${age} the shell: ${passed} passed, ${failed} failed`)
    if (failed > 0 || passed === 0) process.exitCode = 1
  } finally {
    await site.stop()
  }
}
console.log(findings.join('; '))
