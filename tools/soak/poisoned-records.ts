/** A record with texts that would run a script in every field. */
export interface PoisonedRecord {
  /** Staff endpoint that adds it. */
  endpoint: string
  /** Path prefix of its page. */
  page: string
  fields: Record<string, unknown>
  /** The same texts for the database, without sanitization. */
  columns: Record<string, string>
}

/** Texts per field; more would hide each other. */
const PER_FIELD = 6

/** Blogs, newsroom items and case studies, so that each text is in a rich and a plain field of each type. */
export function poisonedRecords(vectors: readonly string[]): PoisonedRecord[] {
  const records: PoisonedRecord[] = []
  for (let first = 0; first < vectors.length; first += PER_FIELD) {
    const group = vectors.slice(first, first + PER_FIELD)
    const rich = group.join('\n<p>between</p>\n')
    const plain = plainFields(group)
    const slug = `record-${first}`
    records.push(
      {
        endpoint: '/blogs',
        page: '/blog/',
        fields: { ...plain, blogName: group[0], slug: `blog-${slug}`, content: rich, tags: [group[1]?.slice(0, 40)] },
        columns: { content: rich },
      },
      {
        endpoint: '/newsRoom',
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
        endpoint: '/caseStudy',
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

/** The five parts of a case study: field names in requests and database columns. */
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
