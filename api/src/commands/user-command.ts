import { randomBytes } from 'node:crypto'
import { parseArgs } from 'node:util'
import { isMailbox } from '@tekskills/shared/contracts/email-rules'
import { z } from 'zod'
import { leaveHiring } from '../domain/applicants/leave-hiring'
import {
  addAccount,
  changeAccount,
  describeAccounts,
  hasOnlyDisabledAdministrators,
  lacksFactorToAdminister,
} from '../domain/session/account-administration'
import { jobsWithoutLead, nameLead } from '../domain/hiring-teams/hiring-teams.repository'
import { readConfig, type Config } from '../platform/config/config'
import type { Database } from '../platform/database/database'
import { openDatabase } from '../platform/database/open-database'
import { startErrorMessage } from '../start-error'

const USAGE = `Usage: npm run user -w api -- COMMAND
  list                                               every account
  add NAME --email ADDRESS --role BLOGS|CAREERS      adds an account; optional: --name "Full name"
  password NAME                                      a new password
  disable NAME | enable NAME                         disables or enables the account
  otp-off NAME                                       removes the authenticator, passkeys and recovery codes of a user who has lost them
  administrator NAME | no-administrator NAME         grants or withdraws the right to administer staff on screen
  end-sessions NAME                                  logs the account out everywhere
  lead NAME --job CODE                               makes the account lead the hiring for a job
Passwords are generated and shown once. With the embedded database, stop the service first.`

const newPassword = () => randomBytes(18).toString('base64url')

const account = z.object({
  username: z.string().regex(/^[\w.-]{2,64}$/, 'The username must have 2 to 64 characters: letters, digits and . _ -'),
  email: z.string().refine(isMailbox, '--email must be an email address'),
  role: z.enum(['BLOGS', 'CAREERS'], '--role must be BLOGS or CAREERS'),
  name: z.string().max(100).optional(),
})

/** Runs one account command and returns its output. Throws an error with a message for the operator. */
export async function runUserCommand(
  { queries, config }: Pick<Database, 'queries'> & { config: Config },
  args: string[],
  now: Date,
): Promise<string> {
  const options = {
    email: { type: 'string' },
    role: { type: 'string' },
    name: { type: 'string' },
    job: { type: 'string' },
  } as const
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true })
  const [command, username = ''] = positionals
  if (command === 'list') return describeAccounts(queries)
  if (!command || !username) throw new Error(USAGE)
  const password = newPassword()
  switch (command) {
    case 'add': {
      const parsed = account.safeParse({ username, ...values })
      if (!parsed.success) throw new Error(parsed.error.issues.map(({ message }) => message).join('\n'))
      await addAccount(queries, { ...parsed.data, password }, now)
      return `${username} was added. Password: ${password}`
    }
    case 'password':
      await changeAccount(queries, { command, username, password }, now)
      return `${username} has a new password: ${password}`
    case 'disable': {
      await changeAccount(queries, { command, username }, now, (transaction, id) =>
        leaveHiring({ transaction, now, config }, id),
      )
      const warnings = [...(await leaderless(queries)), ...(await withoutAdministrator(queries))]
      return [`Done: ${command} ${username}`, ...warnings].join('\n')
    }
    case 'lead': {
      if (!values.job) throw new Error(USAGE)
      await nameLead(queries, { username, jobCode: values.job }, now)
      return `${username} leads the hiring for ${values.job}`
    }
    case 'enable':
    case 'otp-off':
    case 'administrator':
      await changeAccount(queries, { command, username }, now)
      return [`Done: ${command} ${username}`, ...(await withoutFactor(queries, username))].join('\n')
    case 'no-administrator':
    case 'end-sessions':
      await changeAccount(queries, { command, username }, now)
      return `Done: ${command} ${username}`
    default:
      throw new Error(USAGE)
  }
}

/** Jobs that only their team sees, and whose applicants no one can decide on any longer. */
async function leaderless(queries: Database['queries']): Promise<string[]> {
  const codes = await jobsWithoutLead(queries)
  return codes.map(
    (code) => `No one leads the hiring for ${code} any more: npm run user -w api -- lead NAME --job ${code}`,
  )
}

/** Whoever administers staff can do so only with a second factor, which they set up themselves. */
async function withoutFactor(queries: Database['queries'], username: string): Promise<string[]> {
  if (!(await lacksFactorToAdminister(queries, username))) return []
  return [
    `${username} administers staff and has no second factor. At the next login, they can open only “Your account”, where they set up an authenticator app or a passkey.`,
  ]
}

/** An operator may disable the last administrator, such as one whose account was taken over. */
async function withoutAdministrator(queries: Database['queries']): Promise<string[]> {
  if (!(await hasOnlyDisabledAdministrators(queries))) return []
  return ['No one administers staff any more: npm run user -w api -- administrator NAME']
}

/** Runs the command line: reads the environment like the service, prints the output, and returns the exit code. */
export async function runUserProcess(args: string[]): Promise<number> {
  let config: Config | undefined
  try {
    config = readConfig(process.env)
    const database = await openDatabase(config)
    try {
      console.log(await runUserCommand({ queries: database.queries, config }, args, new Date()))
      return 0
    } finally {
      await database.close()
    }
  } catch (error) {
    console.error(startErrorMessage(error, config).replace(/^The service could not start: /, ''))
    return 1
  }
}
