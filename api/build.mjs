import { cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

rmSync(at('dist'), { recursive: true, force: true })
await build({
  entryPoints: {
    server: at('src/server.ts'),
    user: at('src/user.ts'),
    backup: at('src/backup/command.ts'),
    storage: at('src/site-identity/command.ts'),
    'embedded-worker': at('src/database/embedded-worker.ts'),
    'document-worker': at('src/files/document-worker.ts'),
  },
  outdir: at('dist'),
  outExtension: { '.js': '.mjs' },
  tsconfig: at('../tsconfig.json'),
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  sourcemap: true,
  logLevel: 'warning',
})
cpSync(at('migrations'), at('dist/migrations'), { recursive: true })
