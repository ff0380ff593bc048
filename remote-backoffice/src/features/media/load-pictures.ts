import { listMedia, readMedia } from '../../kit/media/media-api'

/** The first pictures of the library that the address asks for, or the one that it names. */
export async function loadPictures(query: URLSearchParams, signal: AbortSignal) {
  const id = query.get('picture')
  if (id) return { view: 'picture' as const, picture: await readMedia(id, signal) }
  const q = query.get('q') ?? undefined
  return { view: 'pictures' as const, first: await listMedia({ q }, signal), q }
}
