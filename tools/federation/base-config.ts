import { createRequire } from 'node:module'
import webpack, { type Configuration } from 'webpack'
import { fromRoot, type ReleaseName } from '../repository'

const require = createRequire(import.meta.url)

export type BuildMode = 'production' | 'development'

/** What every webpack build here is made from. */
export interface BuildOptions {
  name: ReleaseName
  /** Release id; it names the runtime globals, so two releases can live in one page. */
  release: string
  mode: BuildMode
  outputPath: string
  /** Compiles again and again, with hot updates in the browser; only the development server asks for it. */
  hot?: boolean
}

/** A content file that is asked for as a PDF (ADR 0017). */
const AS_PDF = /^\?pdf$/
const documentRule = { resourceQuery: AS_PDF, loader: fromRoot('tools', 'documents', 'pdf-loader.ts') }

/** Rules, aliases and definitions that client and server builds share. */
export function baseConfig({ name, release, mode, hot = false }: BuildOptions): Configuration {
  return {
    mode,
    context: fromRoot(name),
    devtool: mode === 'development' ? 'cheap-module-source-map' : false,
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      alias: {
        '@tekskills/shared': fromRoot('shared', 'src'),
        ...(hot && { 'react/jsx-dev-runtime$': fromRoot('tools', 'federation', 'jsx-dev-runtime.ts') }),
      },
    },
    module: { rules: [...scriptRules(name, hot), documentRule, { test: /\.woff2$/, type: 'asset/resource' }] },
    plugins: [new webpack.DefinePlugin(definitions(release, mode))],
    performance: { hints: false },
    cache: hot ? { type: 'memory' } : false,
    infrastructureLogging: { level: 'warn' },
  }
}

/** In development styled-components would write text into its style element, which the security policy refuses. */
const definitions = (release: string, mode: BuildMode) => ({
  'process.env.RELEASE': JSON.stringify(release),
  ...(mode === 'development' && { SC_DISABLE_SPEEDY: 'false' }),
})

/**
 * Class names of styled-components come from file contents and a namespace, so server and browser agree whatever
 * order modules load in. Shared files have a namespace of their own: bundled twice, they still name the same classes.
 */
const scriptRules = (name: string, hot: boolean) => [
  { test: /\.tsx?$/, include: fromRoot('shared'), use: swc('shared', hot) },
  { test: /\.tsx?$/, exclude: fromRoot('shared'), resourceQuery: { not: AS_PDF }, use: swc(name, hot) },
]

const swc = (namespace: string, refresh: boolean) => ({
  loader: require.resolve('swc-loader'),
  options: {
    swcrc: false,
    configFile: false,
    jsc: {
      target: 'es2022',
      parser: { syntax: 'typescript', tsx: true },
      transform: { react: { runtime: 'automatic', development: refresh, refresh } },
      experimental: {
        plugins: [[require.resolve('@swc/plugin-styled-components'), { displayName: false, ssr: true, namespace }]],
      },
    },
  },
})

/** Name of a release's runtime globals: `remote_public_1a2b3c`. */
export const runtimeName = (name: string, release: string) => `${name}_${release}`.replace(/\W/g, '_')

/** Where a release's browser files are served; the same in both builds, so both name an asset alike. */
export const publicPath = ({ name, release }: Pick<BuildOptions, 'name' | 'release'>) => `/remotes/${name}/${release}/`
