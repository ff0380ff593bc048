import { generatedOfEach, manifests, pages, resource } from '../generators/generated-of-each'

// Generated code passes lint, the type check and, for a resource of the service, its own test.
const tree = await generatedOfEach()
try {
  await tree.run(
    'oxlint/bin/oxlint',
    '-c',
    'oxlint.config.mjs',
    ...pages,
    ...manifests,
    'remote-academy',
    resource,
    'shared/src/contracts/http/client-stories.ts',
    'api/src/route-prefixes.ts',
    'api/src/platform/database/schema.ts',
  )
  await tree.typecheck(...pages, 'remote-academy', resource)
  await tree.run('tsx/dist/cli.mjs', '--test', `${resource}/client-stories.test.ts`)
  console.log('generated code passes lint, the type check and its tests')
} finally {
  await tree.remove()
}
