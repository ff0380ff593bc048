import type { Page } from '@tekskills/shared/contracts/http/lists'
import type { MediaDetail, MediaItem } from '@tekskills/shared/contracts/http/media'
import { http } from '@tekskills/shared/http/client'
import { fitPicture } from '../forms/fit-picture'
import { UPLOAD_TIMEOUT } from '../forms/picture-uploads'

const urlOf = (id: string, rest = '') => `/media/${encodeURIComponent(id)}${rest}`

/** The number of pictures that are loaded at once; it fills rows of two, three, four and six. */
const PAGE_SIZE = 24

interface MediaQuery {
  /** Finds pictures by name and alternative text. */
  q?: string
  page?: number
}

/** One page of the library, newest first. */
export async function listMedia({ q, page = 0 }: MediaQuery, signal?: AbortSignal): Promise<Page<MediaItem>> {
  const params = { page, size: PAGE_SIZE, ...(q && { q }) }
  const { data } = await http.get<Page<MediaItem>>('/media', { params, signal })
  return data
}

/** One picture with what uses it. */
export async function readMedia(id: string, signal?: AbortSignal): Promise<MediaDetail> {
  const { data } = await http.get<MediaDetail>(urlOf(id), { signal })
  return data
}

export async function changeMedia(
  { id, version }: MediaItem,
  changed: Pick<MediaItem, 'name' | 'imageAlt'>,
): Promise<void> {
  await http.put(urlOf(id), { ...changed, version })
}

/** Replaces a picture and its description in everything that uses it, in the size that pages need. */
export async function replaceMedia({ id, version }: MediaItem, file: File, imageAlt: string): Promise<void> {
  const form = new FormData()
  form.append('version', String(version))
  form.append('imageAlt', imageAlt)
  const fitted = await fitPicture(file)
  form.append('image', fitted, fitted.name)
  await http.put(urlOf(id, '/picture'), form, { timeout: UPLOAD_TIMEOUT })
}

/** Deletes a picture; rejected with 409 while something uses it. */
export async function deleteMedia({ id, version }: MediaItem): Promise<void> {
  await http.delete(urlOf(id), { params: { version } })
}
