import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ruledSubjects, subjectFault } from './commit-subjects'

test('the subject of every commit has a type, at most 72 characters and one change', async () => {
  const faults = (await ruledSubjects()).flatMap((subject) => {
    const fault = subjectFault(subject)
    return fault ? [`"${subject}" ${fault}`] : []
  })
  assert.deepEqual(faults, [])
})

test('a subject that is too long, has no type or joins changes is rejected', () => {
  assert.equal(subjectFault(`fix(api): ${'x'.repeat(62)}`), undefined)
  assert.match(subjectFault(`fix(api): ${'x'.repeat(63)}`) ?? '', /73 characters/)
  assert.match(subjectFault('Lists are sorted') ?? '', /type/)
  assert.match(subjectFault('fix: lists are sorted; pages too') ?? '', /joins/)
})
