import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import type { Page } from '@tekskills/shared/contracts/http/lists'
import { http } from '@tekskills/shared/http/client'
import type { TableQuery } from '../tables/table-query'
import { toFormData } from './blog-form-data'
import type { BlogPayload } from './blog-payload'

/** Milliseconds for a call that carries a picture over a slow line. */
const UPLOAD_TIMEOUT = 120_000

/** One page of the table (CL-02: `page`, `size`, `sort`, `q`, `type`). */
export async function listBlogs(query: TableQuery, signal: AbortSignal): Promise<Page<StaffBlog>> {
  const { data } = await http.get<Page<StaffBlog>>('/blogs/get-allblogs', { params: query, signal })
  return data
}

export async function getBlog(id: string, signal: AbortSignal): Promise<StaffBlog> {
  const { data } = await http.get<StaffBlog>(`/blogs/${encodeURIComponent(id)}`, { signal })
  return data
}

/** Adds (no `id`) or updates a blog; multipart only when a picture travels with it. */
export async function saveBlog(payload: BlogPayload, image: File | null): Promise<StaffBlog> {
  const body = image ? toFormData(payload, image) : payload
  const options = image ? { timeout: UPLOAD_TIMEOUT } : {}
  const { data } = payload.id
    ? await http.put<StaffBlog>('/blogs', body, options)
    : await http.post<StaffBlog>('/blogs', body, options)
  return data
}

export async function removeBlog(id: string): Promise<void> {
  await http.delete(`/blogs/deleteBlog/${encodeURIComponent(id)}`)
}

/** The stored picture of a blog, drafts too, small enough for a preview. */
export async function getBlogPicture(id: string, signal: AbortSignal): Promise<Blob> {
  const url = `/blogs/download/${encodeURIComponent(id)}`
  const { data } = await http.get<Blob>(url, { params: { w: 640, f: 'webp' }, responseType: 'blob', signal })
  return data
}
