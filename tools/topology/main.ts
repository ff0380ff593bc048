import { fromRoot } from '../repository'
import { ensureReleases } from '../release/ensure-releases'
import { builtReleases } from '../testing/built-releases'
import { runNode } from '../testing/run-node'
import { staffPasswords } from '../testing/site-under-test'
import { startTopology } from './start-topology'

// `npm run topology [-- Playwright arguments]`: starts the site as in production, without containers, and runs the
// browser tests against it.
await ensureReleases({ ...builtReleases, log: console.log })
const topology = await startTopology()
try {
  console.log(`The topology runs at ${topology.url}: nginx, two shells, two services, PostgreSQL, S3.`)
  process.exitCode = await runNode(
    ['--import', 'tsx', fromRoot('tools', 'testing', 'e2e.ts'), ...process.argv.slice(2)],
    {
      env: {
        BASE_URL: topology.url,
        SEED_BLOGS_PASSWORD: staffPasswords.blogs,
        SEED_CAREERS_PASSWORD: staffPasswords.careers,
      },
    },
  )
} finally {
  await topology.stop()
}
