import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { fromRoot } from '../repository'

const run = promisify(execFile)

/** Commits before it were made without the rule. */
const RULE_SINCE = '2026-11-24T08:30:00Z'

const LONGEST = 72
const SUBJECT = /^(build|chore|ci|docs|feat|fix|perf|refactor|revert|style|test)(\([\w-]+\))?!?: \S/

/** What is wrong with the first line of a commit message; undefined when nothing is. */
export function subjectFault(subject: string): string | undefined {
  if (subject.length > LONGEST) return `has ${subject.length} characters, more than ${LONGEST}`
  if (!SUBJECT.test(subject)) return 'does not begin with its type, as "fix(api): …"'
  if (subject.includes(';')) return 'joins changes by ";": make a commit of each'
  return undefined
}

/**
 * First lines of the commits of this checkout that the rule is for, newest first, without merges; of a shallow clone
 * those that are there, and none where the sources were exported without their history.
 */
export async function ruledSubjects(): Promise<string[]> {
  const inside = await run('git', ['rev-parse', '--git-dir'], { cwd: fromRoot() }).catch(() => undefined)
  if (!inside) return []
  const log = ['log', '--no-merges', '--format=%s', `--since-as-filter=${RULE_SINCE}`]
  const { stdout } = await run('git', log, { cwd: fromRoot(), maxBuffer: 64 * 1024 * 1024 })
  return stdout.split('\n').filter(Boolean)
}
