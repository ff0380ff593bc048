import { filesMatching } from './test-files'

/** The tests of the service. */
export const SERVICE_TESTS = 'api/src/**/*.test.ts'

/**
 * Tests of what the database itself does: locks, durability, migrations, transactions, repeated requests, search, paging,
 * backup, files that belong to rows. `npm test` runs these on the embedded database too, all others there at night.
 */
export const DATABASE_DEPENDENT = [
  'api/src/{server,maintenance}.test.ts',
  'api/src/domain/{applicants,blogs}/*-lists.test.ts',
  'api/src/domain/{content,search,seed}/**/*.test.ts',
  'api/src/platform/{backup,database,disk,mail,site-identity}/**/*.test.ts',
  'api/src/platform/files/file-store.test.ts',
  'api/src/platform/http/{cache,idempotency,lists}/**/*.test.ts',
  'api/src/seed/seed.test.ts',
  'api/src/testing/*.test.ts',
]

/** Word on the command line for the files of {@link DATABASE_DEPENDENT}. */
const DEPENDENT = 'database-dependent'

/** The test files that the parts of paths choose; without parts all of them. */
export async function serviceFiles(parts: readonly string[]): Promise<string[]> {
  if (parts.includes(DEPENDENT)) return filesMatching(...DATABASE_DEPENDENT)
  const files = await filesMatching(SERVICE_TESTS)
  return files.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
}
