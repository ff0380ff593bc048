import { cpSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

rmSync(at('dist'), { recursive: true, force: true })
await build({
  entryPoints: {
    server: at('src/server.ts'),
    user: at('src/commands/user.ts'),
    backup: at('src/commands/backup.ts'),
    migrate: at('src/commands/migrate.ts'),
    storage: at('src/commands/storage.ts'),
    'embedded-worker': at('src/platform/database/embedded-worker.ts'),
    'document-worker': at('src/platform/files/document-worker.ts'),
    'import-worker': at('src/domain/imports/import-worker.ts'),
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
