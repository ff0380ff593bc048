import { experienceOf, payOf, placeOf } from './job-labels'

test.each([
  [{ city: 'London', country: 'UK', workplaceType: 'HYBRID' } as const, 'London, UK'],
  [{ city: 'Sydney', country: 'Australia', workplaceType: 'REMOTE' } as const, 'Anywhere in Australia'],
  [{ city: null, country: 'USA', workplaceType: 'REMOTE' } as const, 'Anywhere in the USA'],
  [{ city: null, country: 'Singapore', workplaceType: 'ON_SITE' } as const, 'Singapore'],
  [{ city: 'Singapore', country: 'Singapore', workplaceType: 'HYBRID' } as const, 'Singapore'],
])('%j is %s', (job, place) => {
  expect(placeOf(job)).toBe(place)
})

test.each([
  [6, 12, '6 to 12 years'],
  [5, null, 'From 5 years'],
  [0, 3, 'Up to 3 years'],
  [null, 1, 'Up to 1 year'],
  [null, null, undefined],
])('%p to %p years of experience: %p', (experienceMin, experienceMax, text) => {
  expect(experienceOf({ experienceMin, experienceMax })).toBe(text)
})

test('the salary is shown in full, or not at all if it is not public', () => {
  const salary = { currency: 'USD', min: 145_000, max: 172_000, unit: 'YEAR' } as const
  expect(payOf({ salary })).toBe('USD 145,000 to 172,000 a year')
  expect(payOf({ salary: { ...salary, max: null, unit: 'HOUR' } })).toBe('USD 145,000 an hour')
  expect(payOf({ salary: null })).toBeUndefined()
})
