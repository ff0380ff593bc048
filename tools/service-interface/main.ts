import { openReleaseStore } from '@tekskills/releases/store/open-release-store'
import { candidateDocument } from './candidate-document'
import { interfaceFindings, servedReleases } from './interface-findings'
import { runningDocument } from './running-document'

/**
 * `npm run interface -w tools -- SITE`: compares the interface of the checked-out service with that of the running one,
 * and fails when a release that visitors have relies on something that would be removed. With `PART@RELEASE` it checks
 * whether the running service already provides what that release, built from this checkout, relies on.
 */
const [site, chosen] = process.argv.slice(2)

async function compare(address: string): Promise<string[]> {
  const running = await runningDocument(address)
  const candidate = await candidateDocument()
  const store = openReleaseStore(process.env)
  if (!chosen) return interfaceFindings(store, await servedReleases(store), { relied: running, given: candidate })
  const [name = '', release = ''] = chosen.split('@')
  if (!(await store.has(name, release))) throw new Error(`The store has no release ${release} of ${name}.`)
  return interfaceFindings(store, [{ name, release }], { relied: candidate, given: running })
}

try {
  if (!site) throw new Error('Name the address of the site, and PART@RELEASE to ask for one release.')
  const findings = await compare(site)
  if (findings.length > 0) console.error(findings.join('\n'))
  console.log(
    findings.length > 0
      ? `Refused: ${findings.length} ${chosen ? 'calls are missing from the running service: deploy it first' : 'changes would break releases that visitors have'}.`
      : 'No release relies on anything that is missing.',
  )
  process.exitCode = findings.length > 0 ? 1 : 0
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
