import assert from 'node:assert/strict'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { fromRoot } from '../repository'
import { isAnswered, parseAsvs } from './asvs'
import { testTitles } from './test-titles'

/** The lines of each chapter of ASVS 5.0: levels 1 and 2, and those of level 3 that we meet; those of 10 and 17 in one. */
const LINES = [27, 11, 20, 10, 9, 39, 18, 7, 7, 1, 14, 9, 13, 9, 13, 16, 1]

const asvs = parseAsvs(await readFile(fromRoot('docs', 'asvs.md'), 'utf8'))

test('every line of ASVS has a test, a place in the code, or an exception with its reason', () => {
  const perChapter = LINES.map(
    (_count, index) => asvs.filter(({ number }) => number.startsWith(`${index + 1}.`)).length,
  )
  assert.deepEqual(perChapter, LINES)
  assert.equal(new Set(asvs.map(({ number }) => number)).size, asvs.length)
  assert.deepEqual(
    asvs.filter((line) => !isAnswered(line)).map(({ number, text }) => `${number} ${text}`),
    [],
  )
})

test('every file and every test title that the lines of ASVS name exists', async () => {
  const missing: string[] = []
  for (const { number, paths, tests } of asvs) {
    for (const path of paths) if (!existsSync(fromRoot(path))) missing.push(`${number} ${path}`)
    for (const { file, title } of tests) {
      const titles = existsSync(fromRoot(file)) ? testTitles(await readFile(fromRoot(file), 'utf8'), file) : []
      if (!titles.some((each) => each.startsWith(title))) missing.push(`${number} ${file} "${title}"`)
    }
  }
  assert.deepEqual(missing, [])
})

test('a line without an answer, file or title is detected', () => {
  const [first, second, third] = parseAsvs(
    '- **1.1.1** Something. Test `a/b.test.ts`\n  "a title".\n- **1.1.2** Nothing is said.\n- **1.1.3** Else. Code `x/y.ts`.\n',
  )
  assert.deepEqual(first?.tests, [{ file: 'a/b.test.ts', title: 'a title' }])
  assert.deepEqual(
    [first, second, third].map((line) => line && isAnswered(line)),
    [true, false, true],
  )
  assert.deepEqual(third?.paths, ['x/y.ts'])
})
