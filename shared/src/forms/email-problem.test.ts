import { emailProblem } from './email-problem'

test.each([
  ['  ', 'Email is required.'],
  ['mira@', 'Please enter a valid email address.'],
  ['mira@localhost', 'Please enter a valid email address.'],
  [`${'m'.repeat(250)}@x.de`, 'Use at most 254 characters.'],
  ["rc-o'neil#1@example.com", undefined],
  ['josé@exämple.es', undefined],
])('FM-03 other forms accept all valid addresses %p: %p', (typed, problem) => {
  expect(emailProblem(typed)).toBe(problem)
})
