/** A record whose every field holds texts that would run a script. */
export interface PoisonedRecord {
  call: string
  /** First segments of its page's path. */
  page: string
  fields: Record<string, unknown>
  /** The same texts as the database takes them, past all cleaning. */
  columns: Record<string, string>
}

/** Texts in one field; more would hide each other. */
const TOGETHER = 6

/** Blogs, newsroom items and case studies in turn, so many that each text stands in a rich and in a plain field of each. */
export function poisonedRecords(vectors: readonly string[]): PoisonedRecord[] {
  const records: PoisonedRecord[] = []
  for (let first = 0; first < vectors.length; first += TOGETHER) {
    const group = vectors.slice(first, first + TOGETHER)
    const rich = group.join('\n<p>between</p>\n')
    const plain = plainFields(group)
    const slug = `record-${first}`
    records.push(
      {
        call: '/blogs',
        page: '/blog/',
        fields: { ...plain, blogName: group[0], slug: `blog-${slug}`, content: rich, tags: [group[1]?.slice(0, 40)] },
        columns: { content: rich },
      },
      {
        call: '/newsRoom',
        page: '/newsroom/',
        fields: {
          ...plain,
          title: group[2] ?? 'x',
          slug: `news-${slug}`,
          content: rich,
          source: group[3]?.slice(0, 120),
        },
        columns: { content: rich },
      },
      {
        call: '/caseStudy',
        page: '/individualcasestudy/',
        fields: {
          ...plain,
          caseStudyName: group[4] ?? 'x',
          url: `study-${slug}`,
          ...Object.fromEntries(parts.map(([field], index) => [field, `<p>Words.</p>${group[index] ?? ''}${rich}`])),
        },
        columns: Object.fromEntries(
          parts.map(([, column], index) => [column, `<p>Words.</p>${group[index] ?? ''}${rich}`]),
        ),
      },
    )
  }
  return records
}

/** The five parts of a case study: how a write names them, and their columns. */
const parts = [
  ['aboutClient', 'about_client'],
  ['objective', 'objective'],
  ['solution', 'solution'],
  ['challenge', 'challenge'],
  ['impact', 'impact'],
] as const

const plainFields = (group: readonly string[]) => ({
  description: group.join(' ').slice(0, 1_000),
  metaTitle: group.at(-1)?.slice(0, 300),
  metaDescription: group.at(-2)?.slice(0, 500) ?? 'x',
  keywords: group[0]?.slice(0, 255),
})
