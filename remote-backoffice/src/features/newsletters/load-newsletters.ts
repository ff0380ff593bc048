import { listNewsletters, previewNewsletter, readNewsletter } from '../../kit/newsletters/newsletters-api'

/** The list of newsletters, or the one that the address names with its email. */
export async function loadNewsletters(query: URLSearchParams, signal: AbortSignal) {
  const id = query.get('issue')
  if (!id) return { view: 'newsletters' as const, issues: await listNewsletters(signal) }
  const issue = await readNewsletter(id, signal)
  const { subject, preheader } = issue
  const preview = issue.item ? await previewNewsletter(id, { subject, preheader }, signal) : null
  return { view: 'newsletter' as const, issue, preview }
}
