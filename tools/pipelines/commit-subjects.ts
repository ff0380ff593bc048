import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fromRoot } from '../repository'

const run = promisify(execFile)

/** Earlier commits are exempt from the rule. */
const RULE_SINCE = '2026-11-24T08:30:00Z'

const MAX_LENGTH = 72
const SUBJECT = /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([\w-]+\))?!?: \S/

/** Returns what is wrong with a commit subject, or undefined. */
export function subjectProblem(subject: string): string | undefined {
  // What `git revert` writes quotes a subject that was ruled when it was new.
  if (/^Revert ".+"$/.test(subject)) return undefined
  if (subject.length > MAX_LENGTH) return `has ${subject.length} characters, more than ${MAX_LENGTH}`
  if (!SUBJECT.test(subject)) return 'does not start with a type, such as "fix(api): …"'
  if (subject.includes(';')) return 'joins changes by ";": make separate commits'
  return undefined
}

/**
 * Subjects of the commits in this checkout that the rule applies to, newest first, without merges. A shallow clone has
 * only some, and an export without history has none.
 */
export async function ruledSubjects(): Promise<string[]> {
  const inside = await run('git', ['rev-parse', '--git-dir'], { cwd: fromRoot() }).catch(() => undefined)
  if (!inside) return []
  const log = ['log', '--no-merges', '--format=%s', `--since-as-filter=${RULE_SINCE}`]
  const { stdout } = await run('git', log, { cwd: fromRoot(), maxBuffer: 64 * 1024 * 1024 })
  return stdout.split('\n').filter(Boolean)
}
