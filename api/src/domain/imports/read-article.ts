import { PICTURE_TO_ADD } from '@tekskills/shared/content-check/picture-to-add'
import type { ContentImport, ImportNote } from '@tekskills/shared/contracts/http/imports'

/** A picture of an article that is in the uploaded archive. */
export interface ArchivedPicture {
  /** Its path in the archive. */
  entry: string
  alt: string
}

/** An article of an uploaded file, in the terms of a blog; nothing in it has been compared with the site yet. */
export interface ReadArticle {
  /** Identifies the article in every file that has it. */
  sourceId: string
  /** Where it is in the file: a path, or its address on the old site. */
  origin: string
  title: string
  /** The last part of its old address. */
  slug: string | null
  description: string
  /** Sanitized rich text; the pictures of the archive have the addresses of {@link pictureMark}. */
  content: string
  words: number
  tags: string[]
  /** Name of the author. */
  author: string | null
  /** Names of its categories; the first one that the site has becomes its category. */
  categories: string[]
  /** An ISO date with time. */
  date: string | null
  featured: boolean
  metaTitle: string | null
  metaDescription: string | null
  cover: ArchivedPicture | null
  pictures: ArchivedPicture[]
  /** Addresses of pictures on other sites. */
  remotePictures: string[]
  /** Paths of its old page. */
  oldPaths: string[]
  notes: ImportNote[]
}

/** Everything that was read of an uploaded file. */
export interface ReadUpload {
  format: ContentImport['format']
  leftOut: string[]
  articles: ReadArticle[]
}

/** The file as a whole cannot be imported; the message is for the editor. */
export class UnreadableUploadError extends Error {
  override name = 'UnreadableUploadError'
}

/** The address that stands for a picture of the archive until it is in the library; sanitizing keeps it. */
export const pictureMark = (index: number) => `/api/public/user/media/import?picture=${index}`

/** A picture in sanitized text with a {@link pictureMark}; captures the index. */
export const MARKED_PICTURE = /<img src="\/api\/public\/user\/media\/import\?picture=(\d+)"[^>]*>/g

/** What stands in a text for a picture that has to be added by hand. */
export const pictureToAdd = ({ name, alt }: { name: string; alt: string }) =>
  `${PICTURE_TO_ADD}${name}${alt ? ` (${alt})` : ''}`
