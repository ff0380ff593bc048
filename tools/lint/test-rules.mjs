import playwright from 'eslint-plugin-playwright'
import testingLibrary from 'eslint-plugin-testing-library'

/** The recommended rules of a plugin, every one as an error. */
const errors = ({ rules }) =>
  Object.fromEntries(
    Object.entries(rules)
      .filter(([name, severity]) => name.includes('/') && severity !== 'off')
      .map(([name, severity]) => [name, Array.isArray(severity) ? ['error', ...severity.slice(1)] : 'error']),
  )

export const playwrightRules = {
  ...errors(playwright.configs['flat/recommended']),
  // A fixture that uses no other still has the parameter.
  'no-empty-pattern': 'off',
}

/** Checks only Testing Library's own functions. */
export const testingLibrarySettings = { 'testing-library/custom-renders': 'off', 'testing-library/utils-module': 'off' }

export const testingLibraryRules = {
  ...errors(testingLibrary.configs['flat/react']),
  // Pages rendered without scripts are read as plain nodes.
  'testing-library/no-node-access': 'off',
}
