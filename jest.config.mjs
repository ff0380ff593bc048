import { preset } from './tools/testing/jest/preset.mjs'

const shared = preset('<rootDir>/shared')

/** @type {import('jest').Config} */
export default {
  ...shared,
  testMatch: ['<rootDir>/{shell,shared,remote-*}/**/*.test.ts?(x)'],
  modulePathIgnorePatterns: ['/dist/', '<rootDir>/.cache/', '<rootDir>/data/', '<rootDir>/reports/'],
  moduleNameMapper: { '^@tekskills/releases/(.*)$': '<rootDir>/releases/src/$1', ...shared.moduleNameMapper },
}
