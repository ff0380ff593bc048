import { plain } from '../read-text'
import type { Rule } from '../rule'

/** Number of characters of a title and of a description that search engines show (contract §3.5). */
export const SHOWN_IN_SEARCH = { title: 60, description: 155 }

/** Fields whose text search engines and shared links show. */
export const searchRules: readonly Rule[] = [
  {
    id: 'summary-missing',
    severity: 'ERROR',
    subject: 'search',
    sentence: 'There is no summary.',
    why: 'Lists, search results and shared links show it. It is required to publish.',
    *find({ summary }) {
      if (plain(summary.value) === '') yield { field: summary.field }
    },
  },
  {
    id: 'text-missing',
    severity: 'WARNING',
    subject: 'structure',
    sentence: 'There is no text.',
    why: 'Readers who open the page find nothing to read.',
    *find({ texts, needsText }) {
      const isEmpty = texts.every(
        ({ blocks, pictures }) => pictures.length === 0 && blocks.every(({ text }) => plain(text) === ''),
      )
      const [first] = texts
      if (needsText && isEmpty && first) yield { field: first.field }
    },
  },
  {
    id: 'cover-missing',
    severity: 'ADVICE',
    subject: 'search',
    sentence: 'There is no main picture.',
    why: 'Cards and shared links show a drawn pattern in its place.',
    *find({ cover, coverField }) {
      if (!cover) yield { field: coverField }
    },
  },
  {
    id: 'title-long',
    severity: 'WARNING',
    subject: 'search',
    sentence: 'The title for search results has {length} characters; about 60 are shown.',
    why: 'Its end is cut off. Enter a shorter title under “Search engines”.',
    *find({ name, metaTitle }) {
      const shown = plain(metaTitle.value) === '' ? name : metaTitle
      const { length } = plain(shown.value)
      if (length > SHOWN_IN_SEARCH.title) yield { field: metaTitle.field, values: { length } }
    },
  },
  {
    id: 'description-long',
    severity: 'WARNING',
    subject: 'search',
    sentence: 'The description for search results has {length} characters; about 155 are shown.',
    why: 'Its end is cut off. Enter a shorter description under “Search engines”.',
    *find({ summary, metaDescription }) {
      const shown = plain(metaDescription.value) === '' ? summary : metaDescription
      const { length } = plain(shown.value)
      if (length > SHOWN_IN_SEARCH.description) yield { field: metaDescription.field, values: { length } }
    },
  },
]
