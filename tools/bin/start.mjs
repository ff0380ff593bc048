import { fileURLToPath } from 'node:url'
import { ensureInstalled } from './ensure.mjs'
import { runTypeScript } from './run.mjs'

ensureInstalled()
process.exitCode = await runTypeScript(
  fileURLToPath(new URL('../start/main.ts', import.meta.url)),
  process.argv.slice(2),
)
