import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'

const at = (path) => fileURLToPath(new URL(path, import.meta.url))

await build({
  entryPoints: [at('server/main.ts')],
  outfile: at('dist/server/main.mjs'),
  tsconfig: at('../tsconfig.json'),
  bundle: true,
  packages: 'external',
  platform: 'node',
  target: 'node20',
  format: 'esm',
  logLevel: 'warning',
})
