import eslint from '@eslint/js'
import jsxA11y from 'eslint-plugin-jsx-a11y'
import playwright from 'eslint-plugin-playwright'
import reactHooks from 'eslint-plugin-react-hooks'
import testingLibrary from 'eslint-plugin-testing-library'
import tseslint from 'typescript-eslint'
import { conventions } from './tools/lint/conventions.mjs'
import { typescriptRules } from './tools/lint/typescript.mjs'

const IGNORED = [
  '**/node_modules/**',
  '**/dist/**',
  'data/**',
  'reports/**',
  'test-results/**',
  '.cache/**',
  'shots/**',
]
const NODE_GLOBALS = ['AbortController', 'AbortSignal', 'Buffer', 'URL', 'console', 'fetch', 'process']
const TIMERS = ['clearInterval', 'clearTimeout', 'setImmediate', 'setInterval', 'setTimeout']
const COMMON_JS = ['__dirname', 'exports', 'module', 'require']

const readonly = (names) => Object.fromEntries(names.map((name) => [name, 'readonly']))

const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration',
  message: 'Use a named export, so that one thing has one name everywhere.',
}
const NO_SKIPPED_TEST = {
  selector:
    'CallExpression[callee.object.name=/^(test|it|describe|suite)$/][callee.property.name=/^(only|skip|todo|fixme)$/]',
  message: 'Fix or delete the test instead of skipping it.',
}

export default tseslint.config(
  { ignores: IGNORED },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  eslint.configs.recommended,
  {
    files: ['**/*.{ts,tsx,mjs,cjs}'],
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-restricted-syntax': ['error', NO_DEFAULT_EXPORT, NO_SKIPPED_TEST],
      'object-shorthand': 'error',
      'prefer-template': 'error',
    },
  },
  { files: ['**/*.{mjs,cjs}'], languageOptions: { globals: readonly([...NODE_GLOBALS, ...TIMERS]) } },
  // Injected into visited pages.
  { files: ['tools/soak/notice-scripts.js'], languageOptions: { globals: readonly(['addEventListener', 'window']) } },
  {
    files: ['tools/bench/observe-page.js'],
    languageOptions: {
      globals: readonly([
        ...['document', 'location', 'performance', 'sessionStorage'],
        ...['addEventListener', 'requestAnimationFrame', 'Node', 'PerformanceObserver'],
      ]),
    },
  },
  { files: ['**/*.cjs'], languageOptions: { sourceType: 'commonjs', globals: readonly(COMMON_JS) } },
  { files: ['**/*.{ts,tsx}'], extends: [tseslint.configs.strict] },
  typescriptRules,
  ...conventions,
  { files: ['**/*.tsx'], ...jsxA11y.flatConfigs.recommended },
  { files: ['{shared,shell,remote-*}/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },
  // Only relevant to the React Compiler, which this site does not use.
  { files: ['**/*.tsx'], rules: { 'react-hooks/incompatible-library': 'off' } },
  { files: ['**/*.test.tsx'], ...testingLibrary.configs['flat/react'] },
  {
    files: ['**/*.test.tsx'],
    // Checks only Testing Library's own functions; pages rendered without scripts are read as plain nodes.
    settings: { 'testing-library/custom-renders': 'off', 'testing-library/utils-module': 'off' },
    rules: { 'testing-library/no-node-access': 'off' },
  },
  { files: ['e2e/**/*.ts'], ...playwright.configs['flat/recommended'] },
  {
    files: ['e2e/specs/editor-sequences.spec.ts'],
    rules: { 'playwright/expect-expect': ['error', { assertFunctionNames: ['runSequence'] }] },
  },
  {
    files: ['**/*.config.{ts,mjs}', '**/plopfile.mjs', 'e2e/global-setup.ts', '**/*-reporter.mjs'],
    rules: { 'no-restricted-syntax': ['error', NO_SKIPPED_TEST] },
  },
)
