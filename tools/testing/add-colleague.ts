import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fromRoot } from '../repository'

const run = promisify(execFile)

/**
 * Adds an account, of the role CAREERS unless another is given, to the data of a site that is not running, as an operator does.
 * @returns its password.
 */
export async function addColleague(
  dataDir: string,
  name: string,
  role: 'BLOGS' | 'CAREERS' = 'CAREERS',
): Promise<string> {
  const username = name.toLowerCase()
  const command = ['add', username, '--email', `${username}@example.org`, '--role', role, '--name', name]
  const script = [fromRoot('tools', 'bin', 'run.mjs'), fromRoot('api', 'src', 'commands', 'user.ts')]
  const env = { ...process.env, DATA_DIR: dataDir }
  const { stdout } = await run(process.execPath, [...script, ...command], { cwd: fromRoot(), env })
  const password = /Password: (\S+)/.exec(stdout)?.[1]
  if (!password) throw new Error(`${name} was not added: ${stdout}`)
  return password
}
