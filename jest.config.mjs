const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    transform: { react: { runtime: 'automatic' } },
    target: 'es2022',
  },
  module: { type: 'commonjs' },
}

/** @type {import('jest').Config} */
export default {
  testEnvironment: '<rootDir>/tools/testing/jest/browser-environment.cjs',
  testMatch: ['<rootDir>/{shell,shared,remote-*}/**/*.test.ts?(x)'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.cache/', '<rootDir>/data/', '<rootDir>/reports/'],
  transform: { '\\.tsx?$': ['@swc/jest', swc] },
  moduleNameMapper: {
    '^@tekskills/releases/(.*)$': '<rootDir>/releases/src/$1',
    '^@tekskills/shared/(.*)$': '<rootDir>/shared/src/$1',
    '\\?pdf$': '<rootDir>/tools/testing/jest/document-stub.cjs',
    '\\.(woff2?|avif|webp|png|jpe?g|svg|ico|pdf|css)$': '<rootDir>/tools/testing/jest/asset-stub.cjs',
  },
  // styled-components adds each rule to the stylesheet; otherwise jsdom would parse all rules again for each.
  globals: { SC_DISABLE_SPEEDY: false },
  setupFilesAfterEnv: ['<rootDir>/shared/src/testing/setup-jest.ts'],
  // Only for tests that hang: a busy machine must not fail a test.
  testTimeout: 240_000,
  restoreMocks: true,
  clearMocks: true,
}
