import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { AltTextField } from '../../kit/fields/AltTextField'
import type { Choice } from '../../kit/content/choices'
import { NameFields } from '../../kit/content/NameFields'
import { PictureFields } from '../../kit/fields/PictureFields'
import { PublicationSection } from '../../kit/content/PublicationSection'
import { RichTextField } from '../../kit/fields/RichTextField'
import { SearchSection } from '../../kit/content/SearchSection'
import { FormSection } from '../../kit/forms/FormSection'
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
