import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileErrors } from './compile-errors'

const swc = [
  'Module build failed (from ../node_modules/swc-loader/src/index.js):',
  'Error: ',
  "  \u001b[31m×\u001b[0m Expected ';', '}' or <eof>",
  '    ╭─[/site/remote-public/src/pages/home/Hero.tsx:9:1]',
  '  9 │ const a = = 1',
].join('\n')

test('a syntax error is reported in one line with its position', () => {
  assert.deepEqual(compileErrors({ errors: [{ message: swc, moduleName: './src/pages/home/Hero.tsx' }] }), [
    "./src/pages/home/Hero.tsx:9:1  Expected ';', '}' or <eof>",
  ])
})

test('a missing module is reported once, with the importing module', () => {
  const error = {
    message: "Module not found: Error: Can't resolve './x' in '/site'",
    moduleName: './a.ts',
    loc: '3:0-20',
  }
  assert.deepEqual(compileErrors({ errors: [error, error] }), [
    "./a.ts:3:0-20  Module not found: Error: Can't resolve './x' in '/site'",
  ])
})

test('a compile without errors reports none', () => {
  assert.deepEqual(compileErrors({}), [])
})
