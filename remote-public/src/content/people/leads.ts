import type { Person, UploadedPortrait } from './person'
import { people } from './people'

/** The person whom visitors of a page can talk to. */
export type Lead = Pick<Person, 'slug' | 'name' | 'role'> & { portrait?: UploadedPortrait }

const leadIn = (isLead: (person: Person) => boolean): Lead | undefined => {
  const person = people.find(isLead)
  return person && { slug: person.slug, name: person.name, role: person.role }
}

/**
 * The person who leads a topic: the slug of a service or of a category of articles. Of several topics the first with a
 * lead counts; the person who reads the contact form is the default.
 */
export function leadOf(...topics: (string | null | undefined)[]): Lead {
  const [lead] = [...topics, 'enquiries'].flatMap(
    (topic) => leadIn(({ leads }) => leads.some((led) => led === topic)) ?? [],
  )
  if (!lead) throw new Error('No one reads the contact form: give one person the topic "enquiries".')
  return lead
}

/** The person with this slug, or else the one in this region, or else the one who reads the contact form. */
export const readerOf = (slug: string | undefined, region: string | undefined): Lead =>
  leadIn((person) => person.slug === slug) ?? leadIn((person) => person.region === region) ?? leadOf()
