import { spawn, type StdioOptions } from 'node:child_process'
import { once } from 'node:events'
import { fromRoot } from '../repository'

interface RunNodeOptions {
  env?: Record<string, string | undefined>
  stdio?: StdioOptions
}

/**
 * Runs Node with these arguments from the repository's root and returns its exit code. Forwards SIGINT and SIGTERM, so
 * that the caller can clean up after the child has exited.
 */
export async function runNode(
  args: readonly string[],
  { env, stdio = 'inherit' }: RunNodeOptions = {},
): Promise<number> {
  const child = spawn(process.execPath, args, { cwd: fromRoot(), env: { ...process.env, ...env }, stdio })
  const forward = (signal: NodeJS.Signals) => child.kill(signal)
  process.on('SIGINT', forward).on('SIGTERM', forward)
  const [code] = (await once(child, 'exit')) as [number | null]
  process.off('SIGINT', forward).off('SIGTERM', forward)
  return code ?? 1
}
