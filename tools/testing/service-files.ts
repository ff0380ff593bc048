import { filesMatching } from './test-files'

/** Glob of the service tests. */
export const SERVICE_TESTS = 'api/src/**/*.test.ts'

/**
 * Tests that depend on the database: locks, durability, migrations, transactions, repeated requests, search, paging,
 * backup, files that belong to rows. `npm test` also runs these on the embedded database; the nightly run adds all
 * others. The types of the tables are compared once: both databases run the same migrations.
 */
export const DATABASE_DEPENDENT = [
  'api/src/{server,maintenance}.test.ts',
  'api/src/domain/{applicants,blogs}/*-lists.test.ts',
  'api/src/domain/{content,search,seed}/**/*.test.ts',
  'api/src/platform/{backup,database,disk,mail,site-identity}/**/*.test.ts',
  'api/src/platform/files/file-store.test.ts',
  'api/src/platform/http/{cache,content-changes,idempotency,lists}/**/*.test.ts',
  'api/src/testing/*.test.ts',
  '!api/src/platform/database/schema.test.ts',
]

/** Command-line argument for the files of {@link DATABASE_DEPENDENT}. */
const DEPENDENT = 'database-dependent'

/** Returns the test files whose path contains one of `parts`; without parts, all of them. */
export async function serviceFiles(parts: readonly string[]): Promise<string[]> {
  if (parts.includes(DEPENDENT)) return filesMatching(...DATABASE_DEPENDENT)
  const files = await filesMatching(SERVICE_TESTS)
  return files.filter((file) => parts.length === 0 || parts.some((part) => file.includes(part)))
}
