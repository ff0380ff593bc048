import { useFormContext } from 'react-hook-form'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { Checkbox } from '@tekskills/shared/ui/Checkbox/Checkbox'
import { SelectField, type SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import { FieldPair } from '@tekskills/shared/ui/Field/field-pair'
import { AltTextField } from '../../kit/fields/AltTextField'
import { pictureOf } from '../../kit/content/content-api'
import { emptyOption } from '../../kit/content/taxonomy-options'
import { ListingSection } from '../../kit/content/ListingSection'
import { TitleField } from '../../kit/content/TitleField'
import { WritingScreen } from '../../kit/writing/WritingScreen'
import { PictureFields } from '../../kit/fields/PictureFields'
import { PublicationSection } from '../../kit/content/PublicationSection'
import { RichTextField } from '../../kit/fields/RichTextField'
import { SearchSection } from '../../kit/content/SearchSection'
import { FormSection } from '../../kit/forms/FormSection'
import { TagsController } from '../../kit/forms/TagsController'
import type { BlogFormValues } from './blog-form-definition'

interface BlogSectionsProps {
  blog: StaffBlog | null
  categories: readonly SelectOption[]
  authors: readonly SelectOption[]
}

const page = { name: 'blogName', pagePath: '/blog/' }
const inText = ['blogName', 'content']
const texts = ['content']

/** The fields of a blog. */
export function BlogSections({ blog, categories, authors }: BlogSectionsProps) {
  const download = blog?.url ? pictureOf('/blogs/download', blog, blog.url) : undefined
  return (
    <WritingScreen
      inText={inText}
      texts={texts}
      settings={
        <>
          <ListingSection {...page} path="/blogs" item={blog} />
          <FormSection heading="Picture" intro="Shown on the card, at the top of the page and in shared links.">
            <PictureFields
              file="image"
              stored="storedImage"
              label="Picture"
              download={download}
              library={{ alt: 'imageAlt' }}
              hasFocus
            />
            <AltTextField name="imageAlt" decorative="imageDecorative" pictures={['image', 'storedImage']} />
          </FormSection>
          <ClassificationSection categories={categories} authors={authors} />
          <SearchSection {...page} picture={{ file: 'image', stored: 'storedImage', download }} />
          <PublicationSection />
        </>
      }
    >
      <TitleField name={page.name} label="Name" />
      <RichTextField name="content" label="Text" />
    </WritingScreen>
  )
}

interface ClassificationSectionProps {
  categories: readonly SelectOption[]
  authors: readonly SelectOption[]
}

/** Category, author and tags of the blog. */
function ClassificationSection({ categories, authors }: ClassificationSectionProps) {
  const { register, formState } = useFormContext<BlogFormValues>()
  const { errors } = formState
  return (
    <FormSection heading="Classification" intro="Helps readers find related articles.">
      <FieldPair>
        <SelectField
          {...register('categoryId')}
          label="Category"
          optional
          options={[emptyOption('No category'), ...categories]}
          error={errors.categoryId?.message}
        />
        <SelectField
          {...register('authorId')}
          label="Author"
          optional
          options={[emptyOption('No author'), ...authors]}
          error={errors.authorId?.message}
        />
      </FieldPair>
      <TagsController name="tags" label="Tags" hint="Press Enter or type a comma after each tag. Up to 10." />
      <Checkbox {...register('featured')} label="Featured" hint="Shown larger, at the top of the list." />
    </FormSection>
  )
}
