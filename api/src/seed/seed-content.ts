import { setTimeout as pause } from 'node:timers/promises'
import { cleanRichText, plainTextOf } from '../content/rich-text'
import type { Queries } from '../database/database'
import { newId } from '../database/ids'
import type { ArrivedPicture, PictureStore } from '../pictures/picture-store'
import { seedAuthors, seedBlogs, seedCategories } from './content/index'
import { drawPicture } from './draw-picture'

const DAY = 86_400_000

type Drawn = Map<string, ArrivedPicture>

/** Draws and stores the pictures of the sample content, before the transaction that shows them. */
export async function drawSeedPictures(pictures: PictureStore): Promise<Drawn> {
  const drawn: Drawn = new Map()
  for (const { slug, authorName } of seedAuthors) {
    drawn.set(slug, await pictures.arrive(await drawPicture(authorName, 'portrait')))
  }
  for (const { slug, pictureSeed } of seedBlogs) {
    drawn.set(slug, await pictures.arrive(await drawPicture(pictureSeed, 'item')))
    await pause(0)
  }
  return drawn
}

/** Adds the sample authors, categories and blogs; their times are relative to `now`. */
export async function insertSeedContent(transaction: Queries, pictures: PictureStore, drawn: Drawn, now: Date) {
  const by = { created_at: now, created_by: null, updated_at: now, updated_by: null }
  const ids = new Map<string, string>()
  const idOf = (slug: string) => {
    const id = newId(now.getTime())
    ids.set(slug, id)
    return id
  }
  for (const picture of drawn.values()) await pictures.insert(transaction, picture)
  for (const { authorName, designation, description, slug } of seedAuthors) {
    const picture_id = drawn.get(slug)?.id ?? null
    const values = { id: idOf(slug), author_name: authorName, designation, description, slug, picture_id, ...by }
    await transaction
      .insertInto('author')
      .values({ ...values, image_alt: `Initials of ${authorName}` })
      .execute()
  }
  for (const { categoryName, slug, description, type, sortOrder } of seedCategories) {
    const values = {
      id: idOf(slug),
      category_name: categoryName,
      slug,
      description,
      type,
      sort_order: sortOrder,
      ...by,
    }
    await transaction.insertInto('category').values(values).execute()
  }
  for (const blog of seedBlogs) {
    const at = new Date(now.getTime() - blog.publishedDaysAgo * DAY)
    const content = cleanRichText(blog.content, 'content')
    await transaction
      .insertInto('blog')
      .values({
        id: newId(at.getTime()),
        status: 'PUBLISHED',
        blog_name: blog.blogName,
        slug: blog.slug,
        description: blog.description,
        content,
        plain_text: plainTextOf(content),
        picture_id: drawn.get(blog.slug)?.id ?? null,
        image_alt: blog.imageAlt,
        image_decorative: false,
        category_id: ids.get(blog.categorySlug) ?? null,
        author_id: ids.get(blog.authorSlug) ?? null,
        tags: blog.tags,
        featured: blog.featured,
        published_at: at,
        noindex: false,
        ...by,
        created_at: at,
        updated_at: at,
      })
      .execute()
  }
}
