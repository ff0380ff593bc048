import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fromRoot } from '../repository'
import { dailyCoverage, numbersOf, parseRequirements, unnamed } from './requirements'
import { testTitles } from './test-titles'

test('the requirements of the project are parsed, each number once', async () => {
  const numbers = parseRequirements(await readFile(fromRoot('docs', 'requirements.md'), 'utf8')).map(
    ({ number }) => number,
  )
  assert.ok(numbers.includes('RT-01') && numbers.includes('BO-05'))
  assert.equal(new Set(numbers).size, numbers.length)
})

test('titles of all test declarations are found, and nothing else', () => {
  const source = `
    test('one', () => { expect('not a title') })
    it.each([['a', (b)]])('two %s', () => {})
    describe(\`three \${name}\`, () => { test.each\`x\`("four", () => {}) })
    other('five', () => {})
    nightlyTest('six', () => {})
    nightlyTest.each([1])('seven', () => {})
    test('eight', nightly, () => {})`
  assert.deepEqual(testTitles(source), ['one', 'two %s', 'three ', 'four', 'six', 'seven', 'eight'])
  const daily = testTitles(source, 'file.test.tsx', { daily: true })
  assert.deepEqual(daily, ['one', 'two %s', 'three ', 'four'])
})

test('only the numbers at the start of a title count', () => {
  assert.deepEqual(numbersOf('LY-01, LY-02 and LY-04 the layout'), ['LY-01', 'LY-02', 'LY-04'])
  assert.deepEqual(numbersOf('LY-04 the dialog, unlike LY-05'), ['LY-04'])
  assert.deepEqual(numbersOf('the dialog of LY-04'), [])
})

test('a requirement without a test is listed', () => {
  const requirements = parseRequirements('# RT\n- RT-01 one\n- RT-02 + two\n')
  assert.deepEqual(unnamed(requirements, ['RT-01 shows one']), [{ number: 'RT-02', text: '+ two' }])
})

test('every requirement has a test that `npm test` runs', async () => {
  const { uncovered } = await dailyCoverage()
  assert.deepEqual(
    uncovered.map(({ number }) => number),
    [],
  )
})
