import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { AltTextField } from '../content/AltTextField'
import type { Choice } from '../content/choices'
import { NameFields } from '../content/NameFields'
import { PictureFields } from '../content/PictureFields'
import { PublicationSection } from '../content/PublicationSection'
import { RichTextField } from '../content/RichTextField'
import { SearchSection } from '../content/SearchSection'
import { FormSection } from '../forms/FormSection'
import { ClassificationSection } from './ClassificationSection'

interface BlogSectionsProps {
  blog: StaffBlog | null
  categories: readonly Choice[]
  authors: readonly Choice[]
}

const page = { name: 'blogName', pagePath: '/blog/' }

/** The fields of a blog. */
export function BlogSections({ blog, categories, authors }: BlogSectionsProps) {
  const download = blog?.url ? `/blogs/download/${blog.id}` : undefined
  return (
    <>
      <FormSection heading="Content" intro="What readers see in lists and on the page.">
        <NameFields {...page} label="Name" path="/blogs" item={blog} />
        <RichTextField name="content" label="Text" />
      </FormSection>
      <FormSection heading="Picture" intro="Shown on the card, at the top of the page and when the page is shared.">
        <PictureFields file="image" stored="storedImage" label="Picture" download={download} hasFocus />
        <AltTextField name="imageAlt" decorative="imageDecorative" pictures={['image', 'storedImage']} />
      </FormSection>
      <ClassificationSection categories={categories} authors={authors} />
      <SearchSection {...page} picture={{ file: 'image', stored: 'storedImage', download }} />
      <PublicationSection />
    </>
  )
}
