import { subscriberEmailProblem } from './subscriber-email-problem'

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
