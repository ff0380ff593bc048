import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ruledSubjects, subjectProblem } from './commit-subjects'

test('the subject of every commit has a type, at most 72 characters and one change', async () => {
  const problems = (await ruledSubjects()).flatMap((subject) => {
    const problem = subjectProblem(subject)
    return problem ? [`"${subject}" ${problem}`] : []
  })
  assert.deepEqual(problems, [])
})

test('a subject that is too long, has no type or joins changes is rejected', () => {
  assert.equal(subjectProblem(`fix(api): ${'x'.repeat(62)}`), undefined)
  assert.match(subjectProblem(`fix(api): ${'x'.repeat(63)}`) ?? '', /73 characters/)
  assert.equal(subjectProblem('Revert "feat: lists are sorted"'), undefined)
  assert.match(subjectProblem('Lists are sorted') ?? '', /type/)
  assert.match(subjectProblem('fix: lists are sorted; pages too') ?? '', /joins/)
})
