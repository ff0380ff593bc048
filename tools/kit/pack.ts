import { execFile } from 'node:child_process'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { basename, join, resolve } from 'node:path'
import { promisify } from 'node:util'
import { build, type Plugin } from 'esbuild'
import { namedPackages } from '../layout'
import { buildRelease } from '../release/build-release'
import { releaseId } from '../release/release-id'
import { packageOf } from '@tekskills/releases/package-of'
import { fromRoot, workspaces } from '../repository'
import { candidateDocument } from '../service-interface/candidate-document'

const run = promisify(execFile)

interface Manifest {
  name: string
  version: string
  engines: Record<string, string>
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const kit = (...path: string[]) => fromRoot('tools', 'kit', ...path)

/** Packages that the kit uses without an import: commands, loaders, what its tests and types need. */
export const NAMED_PACKAGES = [
  ...namedPackages,
  // For a store in a bucket.
  '@aws-sdk/client-s3',
  '@swc/jest',
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-axe',
  'jest-environment-jsdom',
  'jest-fixed-jsdom',
  'oxfmt',
  'plop',
  'react-refresh',
  'typescript',
]

/** Files that the kit, or a build, names by their path; they are copied as they are. */
const FILES: Readonly<Record<string, string>> = {
  'tools/federation/sharing-runtime.ts': 'dist/federation/sharing-runtime.ts',
  'tools/federation/jsx-dev-runtime.ts': 'dist/federation/jsx-dev-runtime.ts',
  'tools/release/render-page.ts': 'dist/release/render-page.ts',
  'tools/start/end-with-parent.mjs': 'dist/end-with-parent.mjs',
  'tools/generators': 'dist/generators',
  'tools/testing/jest': 'dist/testing/jest',
  'tools/kit/jest.mjs': 'dist/kit/jest.mjs',
  'tools/kit/plopfile.mjs': 'dist/kit/plopfile.mjs',
  'tools/kit/tsconfig.json': 'tsconfig.json',
  '.oxfmtrc.json': '.oxfmtrc.json',
  'docs/your-first-remote.md': 'your-first-remote.md',
}

/** Modules with the layout of the repository; those of a repository with one remote replace them. */
const ownRepository: Plugin = {
  name: 'own-repository',
  setup({ onResolve, resolve: find }) {
    const replaced = [
      'tools/repository-root.ts',
      'tools/repository.ts',
      'tools/layout.ts',
      'tools/release/shell-server.ts',
      'tools/service-interface/candidate-document.ts',
    ]
    onResolve(
      { filter: /(repository-root|repository|layout|shell-server|candidate-document)$/ },
      async ({ path, pluginData, ...rest }) => {
        if (pluginData === true) return undefined
        const found = await find(path, { ...rest, pluginData: true })
        if (!replaced.some((file) => found.path === fromRoot(file))) return found
        return { path: kit('own-repository', basename(found.path)) }
      },
    )
  },
}

/** Compiles the commands and the shell server; returns the packages that they import. */
export async function compileKit(folder: string): Promise<string[]> {
  const options = {
    outdir: join(folder, 'dist'),
    tsconfig: fromRoot('tsconfig.json'),
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    target: 'node20',
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    metafile: true,
    logLevel: 'warning',
  } as const
  const outputs = [
    await build({
      ...options,
      entryPoints: { main: kit('main.ts'), webpack: kit('webpack.ts') },
      plugins: [ownRepository],
    }),
    await build({ ...options, entryPoints: { 'shell-server': fromRoot('shell', 'server', 'main.ts') } }),
  ]
  const imports = outputs.flatMap(({ metafile }) => Object.values(metafile.outputs).flatMap((output) => output.imports))
  const packages = imports.filter(({ external, path }) => external === true && !path.startsWith('node:'))
  return [...new Set(packages.map(({ path }) => packageOf(path)))]
}

const readManifest = async (workspace: string) =>
  JSON.parse(await readFile(fromRoot(workspace, 'package.json'), 'utf8')) as Manifest

/** The one version of each package in this repository. */
export async function versionsOf(names: readonly string[]): Promise<Record<string, string>> {
  const manifests = await Promise.all(['.', ...workspaces].map(readManifest))
  const versions = Object.assign(
    {},
    ...manifests.map((one) => ({ ...one.devDependencies, ...one.dependencies })),
  ) as Record<string, string>
  return Object.fromEntries(
    [...names].sort().map((name) => {
      const version = versions[name]
      if (!version) throw new Error(`No workspace depends on ${name}, which the kit for remotes uses.`)
      return [name, version]
    }),
  )
}

/** Lays the package of the kit out in a folder. */
async function layOutKit(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(join(folder, 'dist'), { recursive: true })
  const imported = await compileKit(folder)
  const isShipped = (path: string) =>
    !/\.test\.ts$|generat(ed|ors).*\.ts$|api-module|generators\/plopfile\.mjs$/.test(path)
  for (const [from, to] of Object.entries(FILES))
    await cp(fromRoot(from), join(folder, to), { recursive: true, filter: isShipped })
  await writeFile(join(folder, 'dist', 'service-interface.json'), JSON.stringify(await candidateDocument()))
  const shell = await releaseId('shell', 'development')
  await buildRelease('shell', shell, join(folder, 'dist', 'shell', shell), { mode: 'development' })
  const [{ version }, { engines }] = [await readManifest('tools'), await readManifest('.')]
  const manifest = {
    name: '@tekskills/remote-kit',
    version,
    description: 'What the repository of one remote needs: development, build, tests, releases.',
    license: 'UNLICENSED',
    type: 'module',
    engines,
    bin: { 'remote-kit': './dist/main.mjs' },
    exports: {
      './webpack': './dist/webpack.mjs',
      './jest': './dist/kit/jest.mjs',
      './tsconfig.json': './tsconfig.json',
    },
    files: ['dist', 'tsconfig.json', '.oxfmtrc.json', 'your-first-remote.md'],
    dependencies: await versionsOf([...imported, ...NAMED_PACKAGES]),
  }
  await writeFile(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
}

/**
 * Packs what a remote's own repository installs: the shared package, and the kit for remotes.
 * @param target folder for the two files
 * @returns their paths
 */
export async function packKit(target: string): Promise<string[]> {
  await mkdir(target, { recursive: true })
  const folder = kit('dist', 'package')
  await layOutKit(folder)
  const files: string[] = []
  for (const packed of [fromRoot('shared'), folder]) {
    const { stdout } = await run('npm', ['pack', packed, '--pack-destination', target, '--silent'], { cwd: fromRoot() })
    files.push(join(target, stdout.trim().split('\n').at(-1) ?? ''))
  }
  return files
}

if (process.argv[1] === kit('pack.ts')) {
  const files = await packKit(resolve(process.argv[2] ?? fromRoot('tools', 'dist', 'packages')))
  console.log(files.join('\n'))
}
