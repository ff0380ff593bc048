import type { PageMeta, WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { pageNotFoundPath } from '@tekskills/shared/routing/page-not-found'
import { type LoaderFunctionArgs, redirect } from '@tekskills/shared/routing/router'
import { breadcrumbs } from '@tekskills/shared/seo/structured-data'
import type { Person, UploadedPortrait } from '../../content/people/person'
import { findPerson, people } from '../../content/people/people'
import { loadPortraits, withPortrait } from '../../features/people/portraits-api'
import { paths, personPath } from '../../paths'

type Portrayed<Someone> = Someone & { portrait?: UploadedPortrait }

export interface PersonData extends WithPageMeta {
  person: Portrayed<Person>
  /** The next people in the order of the list. */
  others: Portrayed<Pick<Person, 'slug' | 'name' | 'role'>>[]
  meta: PageMeta
}

const OTHERS = 3

/** Loads one person; an unknown name redirects to the 404 page (RT-05). */
export async function loader({ params, request }: LoaderFunctionArgs): Promise<PersonData | Response> {
  const person = findPerson(params.name)
  if (!person) return redirect(pageNotFoundPath(new URL(request.url).pathname))
  const { slug, name, role, line } = person
  const portraits = await loadPortraits(request.signal)
  const after = people.indexOf(person) + 1
  const others = [...people.slice(after), ...people.slice(0, after - 1)].slice(0, OTHERS)
  const trail = [
    { name: 'Leadership', path: paths.leadership },
    { name, path: personPath(slug) },
  ]
  return {
    person: withPortrait(person, portraits),
    others: others.map((other) => withPortrait({ slug: other.slug, name: other.name, role: other.role }, portraits)),
    meta: {
      title: `${name}, ${role} | Tekskills`,
      description: `What ${name}, ${role} at Tekskills, is responsible for. ${line}`,
      keywords: `${name}, ${role}, Tekskills leadership`,
      canonicalLink: personPath(slug),
    },
    structuredData: [breadcrumbs(new URL(request.url).origin, trail)],
  }
}
