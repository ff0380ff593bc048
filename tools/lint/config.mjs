import { fileURLToPath } from 'node:url'
import { importSettings } from './boundaries.mjs'
import { conventions } from './conventions.mjs'
import {
  accessibilityRules,
  coreRules,
  defaultExportRules,
  patternRules,
  reactRules,
  scriptRules,
  typedRules,
  typescriptRules,
} from './rules.mjs'
import { playwrightRules, testingLibraryRules, testingLibrarySettings } from './test-rules.mjs'

const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']))

const NODE_GLOBALS = ['AbortController', 'AbortSignal', 'Buffer', 'URL', 'console', 'fetch', 'process']
const TIMERS = ['clearInterval', 'clearTimeout', 'setImmediate', 'setInterval', 'setTimeout']
const PAGE = [
  ...['document', 'location', 'performance', 'sessionStorage'],
  ...['addEventListener', 'requestAnimationFrame', 'Node', 'PerformanceObserver'],
]
const COMMON_JS = ['__dirname', 'exports', 'module', 'require']

const offRules = (rules) => Object.fromEntries(Object.keys(rules).map((name) => [name, 'off']))

/** Absolute, so that the tests of the rules can lint trees elsewhere. */
const JS_PLUGINS = [
  'eslint-plugin-boundaries',
  'eslint-plugin-check-file',
  'eslint-plugin-playwright',
  'eslint-plugin-regexp',
  'eslint-plugin-testing-library',
  './plugin.mjs',
]

/** The lint rules of the repository; ADR 0045 says why oxlint runs them all. */
export const config = {
  plugins: ['typescript', 'react', 'jsx-a11y'],
  jsPlugins: JS_PLUGINS.map((name) => fileURLToPath(import.meta.resolve(name))),
  categories: { correctness: 'off' },
  options: { typeAware: true, respectEslintDisableDirectives: false },
  settings: { ...importSettings, ...testingLibrarySettings },
  rules: coreRules,
  overrides: [
    { files: ['**/*.{mjs,cjs,js}'], rules: scriptRules },
    { files: ['**/*.{mjs,cjs}'], globals: readonly([...NODE_GLOBALS, ...TIMERS]) },
    // Injected into visited pages.
    { files: ['tools/soak/notice-scripts.js'], globals: readonly(['addEventListener', 'window']) },
    { files: ['tools/bench/observe-page.js'], globals: readonly(PAGE) },
    { files: ['**/*.cjs'], globals: readonly(COMMON_JS) },
    { files: ['**/*.{ts,tsx}'], rules: { ...typescriptRules, ...typedRules } },
    { files: ['{api,releases,remote-public,remote-tekdatanova,shared,shell}/**/*.{ts,tsx}'], rules: patternRules },
    { files: ['**/*.test.{ts,tsx}', 'api/src/seed/**'], rules: offRules(patternRules) },
    ...conventions,
    { files: ['**/*.tsx'], rules: accessibilityRules },
    // A checkbox has its state without aria-checked.
    { files: ['shared/src/ui/Switch/Switch.tsx'], rules: { 'jsx-a11y/role-has-required-aria-props': 'off' } },
    { files: ['{shared,shell,remote-*}/**/*.{ts,tsx}'], rules: reactRules },
    { files: ['**/*.test.tsx'], rules: testingLibraryRules },
    { files: ['e2e/**/*.ts'], rules: playwrightRules },
    {
      files: ['e2e/specs/editor-sequences.spec.ts'],
      rules: { 'playwright/expect-expect': ['error', { assertFunctionNames: ['runSequence'] }] },
    },
    {
      files: [
        '**/*.config.{ts,mjs}',
        '**/plopfile.mjs',
        'e2e/global-setup.ts',
        '**/*-reporter.mjs',
        'tools/lint/plugin.mjs',
      ],
      rules: defaultExportRules,
    },
  ],
  ignorePatterns: ['**/dist/**', 'data/**', 'reports/**', 'test-results/**', '.cache/**', 'shots/**'],
}
