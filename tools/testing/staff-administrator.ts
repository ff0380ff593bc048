import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fromRoot } from '../repository'
import type { StaffAccount } from './site-of-run'

const command = [fromRoot('tools', 'bin', 'run.mjs'), fromRoot('api', 'src', 'commands', 'user.ts')]

/** Lets an account administer staff, as an operator's command does before a site with this data directory starts. */
export async function makeAdministrator(account: StaffAccount, dataDir: string): Promise<void> {
  const env = { ...process.env, DATA_DIR: dataDir }
  await promisify(execFile)(process.execPath, [...command, 'administrator', account], { cwd: fromRoot(), env })
}
