import type { Page } from '@tekskills/shared/contracts/http/lists'
import type {
  IssueDetail,
  IssuePreview,
  IssueSummary,
  IssueText,
} from '@tekskills/shared/contracts/http/newsletter-issues'
import { http } from '@tekskills/shared/http/client'

const urlOf = (id: string, rest = '') => `/newsLetter/issues/${encodeURIComponent(id)}${rest}`

/** The newsletters that were changed last. */
export async function listNewsletters(signal?: AbortSignal): Promise<IssueSummary[]> {
  const { data } = await http.get<Page<IssueSummary>>('/newsLetter/issues', { params: { size: 100 }, signal })
  return data.content
}

export async function readNewsletter(id: string, signal?: AbortSignal): Promise<IssueDetail> {
  const { data } = await http.get<IssueDetail>(urlOf(id), { signal })
  return data
}

/** Adds a draft about an item that is on the site. */
export async function createNewsletter(itemId: string): Promise<IssueDetail> {
  const { data } = await http.post<IssueDetail>('/newsLetter/issues', { itemId })
  return data
}

export async function saveNewsletter({ id, version }: IssueDetail, text: IssueText): Promise<IssueDetail> {
  const { data } = await http.put<IssueDetail>(urlOf(id), { ...text, version })
  return data
}

export async function deleteNewsletter({ id, version }: IssueDetail): Promise<void> {
  await http.delete(urlOf(id), { params: { version } })
}

/** The email of a text, saved or not. */
export async function previewNewsletter(id: string, text: IssueText, signal?: AbortSignal): Promise<IssuePreview> {
  const { data } = await http.post<IssuePreview>(urlOf(id, '/preview'), text, { signal })
  return data
}

/** Sends the saved text to the user's own address, which it resolves with. */
export async function testNewsletter(id: string): Promise<string> {
  const { data } = await http.post<{ to: string }>(urlOf(id, '/test'))
  return data.to
}

/** Sends to all confirmed subscribers: at once without a time. */
export async function sendNewsletter({ id, version }: IssueDetail, sendAt?: string): Promise<void> {
  await http.post(urlOf(id, '/send'), { version, sendAt })
}

export async function stopNewsletter({ id, version }: IssueDetail): Promise<void> {
  await http.post(urlOf(id, '/stop'), { version })
}
