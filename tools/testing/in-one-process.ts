import { env } from 'node:process'

/**
 * Entry point of a run that loads all test files into one process, in order: one startup and one database for the whole
 * run instead of one for each file. `TEST_FILES` lists them as JSON.
 */
for (const file of JSON.parse(env.TEST_FILES ?? '[]') as string[]) await import(file)
