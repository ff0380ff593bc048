import { env } from 'node:process'

/**
 * The test file of a run that has all its files in one process, in order: a start and a database for the whole run
 * instead of one for each file. `TEST_FILES` lists them as JSON.
 */
for (const file of JSON.parse(env.TEST_FILES ?? '[]') as string[]) await import(file)
