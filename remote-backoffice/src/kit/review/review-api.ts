import type { Review, ReviewLinkInput, ReviewStep, ThreadInput } from '@tekskills/shared/contracts/http/reviews'
import { http } from '@tekskills/shared/http/client'

/** The item that is reviewed: the endpoint of its form, `/blogs`, and its id. */
export interface ReviewedItem {
  path: string
  id: string
}

const addressOf = ({ path, id }: ReviewedItem, rest = '') => `${path}/${encodeURIComponent(id)}/review${rest}`
const threadOf = (item: ReviewedItem, threadId: string) => addressOf(item, `/threads/${encodeURIComponent(threadId)}`)
const commentOf = (item: ReviewedItem, id: string) => addressOf(item, `/comments/${encodeURIComponent(id)}`)
const keyed = (key: string) => ({ headers: { 'Idempotency-Key': key } })

/** The comments of colleagues on an item. */
export async function readReview(item: ReviewedItem, signal: AbortSignal): Promise<Review> {
  return (await http.get<Review>(addressOf(item), { signal })).data
}

/** Comments on an item; `key` makes a retry idempotent. */
export async function startThread(item: ReviewedItem, input: ThreadInput, key: string): Promise<Review> {
  return (await http.post<Review>(addressOf(item, '/threads'), input, keyed(key))).data
}

/** Replies to a comment; `key` makes a retry idempotent. */
export async function reply(item: ReviewedItem, threadId: string, text: string, key: string): Promise<Review> {
  return (await http.post<Review>(`${threadOf(item, threadId)}/comments`, { text }, keyed(key))).data
}

/** Resolves a comment, or opens it again. */
export async function resolveThread(item: ReviewedItem, threadId: string, isResolved: boolean): Promise<Review> {
  return (await http.put<Review>(threadOf(item, threadId), { isResolved })).data
}

/** Changes a comment of the signed-in account. */
export async function changeComment(item: ReviewedItem, commentId: string, text: string): Promise<Review> {
  return (await http.put<Review>(commentOf(item, commentId), { text })).data
}

/** Deletes a comment of the signed-in account. */
export async function deleteComment(item: ReviewedItem, commentId: string): Promise<Review> {
  return (await http.delete<Review>(commentOf(item, commentId))).data
}

/** Makes a link for people without an account; `key` makes a retry idempotent. */
export async function createLink(item: ReviewedItem, input: ReviewLinkInput, key: string): Promise<Review> {
  return (await http.post<Review>(addressOf(item, '/links'), input, keyed(key))).data
}

/** Revokes a link, at once. */
export async function revokeLink(item: ReviewedItem, linkId: string): Promise<Review> {
  return (await http.delete<Review>(addressOf(item, `/links/${encodeURIComponent(linkId)}`))).data
}

/** Assigns an item to a colleague, or to no one. */
export async function assign(item: ReviewedItem, accountId: string | null): Promise<Review> {
  return (await http.put<Review>(addressOf(item, '/assignee'), { accountId })).data
}

/** Requests an approval of a version, gives it, or asks for changes. */
export async function takeStep(item: ReviewedItem, taken: { step: ReviewStep; version: number }): Promise<Review> {
  return (await http.put<Review>(addressOf(item, '/approval'), taken)).data
}
