import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownSingletons } from '../federation/own-singletons-plugin'
import { listPages } from './describe-release'

test('pages are listed with their full patterns; layout routes are not pages', () => {
  const page = { access: 'open', chrome: 'microsite' }
  const routes = [
    { id: 'home', path: '/', handle: page },
    {
      id: 'frame',
      path: '/tekdatanova',
      handle: { chunks: [] },
      children: [
        { id: 'index', index: true as const, handle: page },
        { id: 'service', path: 'services/:name', handle: page },
      ],
    },
    { id: 'staff', children: [{ id: 'desk', path: '/dashboard', handle: page }] },
  ]
  assert.deepEqual(
    listPages(routes).map(({ pattern }) => pattern),
    ['/', '/tekdatanova', '/tekdatanova/services/:name', '/dashboard'],
  )
})

test('a copy of React, the router or a store in a remote is found, even inside a concatenated module', () => {
  const stats = {
    modules: [
      { name: './src/manifest.ts', nameForCondition: '/site/remote-public/src/manifest.ts' },
      { modules: [{ nameForCondition: '/site/node_modules/react-router/dist/production/index.mjs' }] },
      { nameForCondition: '/site/shared/src/session/session-store.ts' },
      { nameForCondition: '/site/shared/src/ui/Button/Button.tsx' },
    ],
  }
  assert.deepEqual(ownSingletons(stats), [
    '/site/node_modules/react-router/dist/production/index.mjs',
    '/site/shared/src/session/session-store.ts',
  ])
})
