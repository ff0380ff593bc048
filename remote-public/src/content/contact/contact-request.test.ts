import { people } from '../people/people'
import { leadOf, readerOf } from '../people/leads'
import { cloudServices, services } from '../services/service-pages'
import { aboutItem, contactPath, MAX_SUBJECT_LENGTH, readContactRequest } from './contact-request'

const read = (search: string) => readContactRequest(new URLSearchParams(search))

test('what a link requests is read from its address', () => {
  const request = { country: 'UK', subject: aboutItem('Cost & “value”: 50% + more'), to: 'teodor-halvarsen' }
  const { searchParams } = new URL(contactPath(request), 'https://tekskills.example')
  expect(readContactRequest(searchParams)).toEqual(request)
  expect(contactPath({ subject: '', to: undefined })).toBe('/contact')
})

test.each([
  ['subject=%20Two%0D%0ABcc:%20x%00%20lines%20', 'Two Bcc: x lines'],
  ['subject=left%E2%80%AEright', 'left right'],
  [`subject=${'x'.repeat(4000)}`, 'x'.repeat(MAX_SUBJECT_LENGTH)],
  [`subject=${'x'.repeat(MAX_SUBJECT_LENGTH - 1)}%F0%9F%98%80`, 'x'.repeat(MAX_SUBJECT_LENGTH - 1)],
  ['subject=%FF', '\uFFFD'],
  ['', ''],
])('the subject of an address is one line of bounded length: %#', (search, subject) => {
  expect(read(search).subject).toBe(subject)
})

test('each service has a lead, and a request’s message goes to the person it names', () => {
  const ownTopics = [...services.keys()].filter((name) => people.some(({ leads }) => leads.includes(name)))
  expect(ownTopics).toEqual([...services.keys()])
  for (const name of cloudServices.keys()) expect(leadOf(name, 'cloud').role).toMatch(/cloud/)

  expect(readerOf('yusra-benhadid', 'UK').slug).toBe('yusra-benhadid')
  expect(readerOf('constructor', 'Canada').slug).toBe('marguerite-tessaly')
  expect(readerOf(undefined, undefined)).toEqual(leadOf())
})
