const ROUTER = {
  regex: '^react-router(-dom)?(/|$)',
  message: 'Import the router from @tekskills/shared/routing/router, so that only the used exports are bundled.',
}
const AXIOS = {
  regex: '^axios(/|$)',
  message: 'Call the service through @tekskills/shared/http/client.',
}
const CONTRACT_VALUES = {
  regex: '^@tekskills/shared/contracts/http/',
  allowTypeImports: true,
  message: 'Visitors must not download zod: import the types of a contract only (import type).',
}
const STYLED_DEFAULT = {
  name: 'styled-components',
  importNames: ['default'],
  message: "Use the named export: import { styled } from 'styled-components'.",
}

const restrict = (files, patterns) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { paths: [STYLED_DEFAULT], patterns }] },
})

/** Packages that only one place may import. Later entries override earlier ones for the same files. */
export const packageOwners = [
  restrict(['**/*.{ts,tsx}'], [ROUTER, AXIOS]),
  restrict(
    [
      '{shell,tools,releases}/**/*.{ts,tsx}',
      '**/*.test.{ts,tsx}',
      'shared/src/{routing,testing,contracts}/**/*.{ts,tsx}',
    ],
    [AXIOS],
  ),
  restrict(['shared/src/http/**/*.ts'], [ROUTER]),
  {
    ...restrict(['remote-*/**/*.{ts,tsx}'], [ROUTER, AXIOS, CONTRACT_VALUES]),
    excludeFiles: ['remote-backoffice/**', '**/*.test.{ts,tsx}'],
  },
]
