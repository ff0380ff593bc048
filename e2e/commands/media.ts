import type { MediaItem } from '@tekskills/shared/contracts/http/media'
import type { StoredSession } from '../../tools/testing/sign-in'
import { drawPng } from '../fixtures/png'

interface PictureInput {
  name: string
  imageAlt: string
  width: number
  height: number
}

/**
 * Adds a picture to the library through the service, for tests that start from existing ones.
 * @param session browser state of an account with the role BLOGS
 * @throws {Error} with the response when the service rejects it
 */
export async function addPicture(
  { origins: [site] }: StoredSession,
  { name, imageAlt, width, height }: PictureInput,
): Promise<MediaItem> {
  const token = site?.localStorage.find((entry) => entry.name === 'Token')?.value
  const body = new FormData()
  body.append('imageAlt', imageAlt)
  body.append('image', new Blob([new Uint8Array(drawPng(width, height))], { type: 'image/png' }), `${name}.png`)
  const headers = { authorization: `Bearer ${token}` }
  const response = await fetch(`${site?.origin}/api/media`, { method: 'POST', headers, body })
  if (!response.ok) throw new Error(`The picture was rejected: ${response.status} ${await response.text()}`)
  return (await response.json()) as MediaItem
}
