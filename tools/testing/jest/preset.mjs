import { fileURLToPath } from 'node:url'

const here = (name) => fileURLToPath(new URL(name, import.meta.url))

const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
}

/**
 * The Jest configuration of remotes, shell and shared parts, here and in a repository that holds one remote.
 * @param shared folder of the package `@tekskills/shared`
 * @returns {import('jest').Config}
 */
export const preset = (shared) => ({
  testEnvironment: here('browser-environment.cjs'),
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  transform: { '\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: {
    '^@tekskills/shared/(.*)$': `${shared}/src/$1`,
    '\\?pdf$': here('document-stub.cjs'),
    '\\.(woff2?|avif|webp|png|jpe?g|svg|ico|pdf|css)$': here('asset-stub.cjs'),
  },
  // styled-components adds each rule to the stylesheet; otherwise jsdom would parse all rules again for each.
  globals: { SC_DISABLE_SPEEDY: false },
  setupFilesAfterEnv: [`${shared}/src/testing/setup-jest.ts`],
  // Only for tests that hang: a busy machine must not fail a test.
  testTimeout: 240_000,
  restoreMocks: true,
  clearMocks: true,
})
