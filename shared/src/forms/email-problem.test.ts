import { emailProblem, subscriberEmailProblem } from './email-problem'

test.each([
  ['', 'Email is required.'],
  ['   ', 'Email is required.'],
  ['mira', 'Please enter a valid email address.'],
  ['mira@', 'Please enter a valid email address.'],
  ['mira okafor@example.com', 'Please enter a valid email address.'],
  ['mira@localhost', 'Please enter a valid email format.'],
  ['mira@example.c', 'Please enter a valid email format.'],
  ['mira#1@example.com', 'Please enter a valid email format.'],
  ['mira.okafor+news@mail.example.co.uk', undefined],
  ['  mira@example.com ', undefined],
])('FM-01 FM-02 newsletter %p: %p', (typed, problem) => {
  expect(subscriberEmailProblem(typed)).toBe(problem)
})

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
