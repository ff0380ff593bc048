import type { StaffNews } from '@tekskills/shared/contracts/http/newsroom'
import type { SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import { pictureOf } from '../../kit/content/content-api'
import { AltTextField } from '../../kit/fields/AltTextField'
import { ListingSection } from '../../kit/content/ListingSection'
import { TitleField } from '../../kit/content/TitleField'
import { WritingScreen } from '../../kit/writing/WritingScreen'
import { PictureFields } from '../../kit/fields/PictureFields'
import { PublicationSection } from '../../kit/content/PublicationSection'
import { RichTextField } from '../../kit/fields/RichTextField'
import { SearchSection } from '../../kit/content/SearchSection'
import { FormSection } from '../../kit/forms/FormSection'
import { CoverageSection } from './CoverageSection'
import { ownTemplate } from './news-form-definition'

interface NewsSectionsProps {
  news: StaffNews | null
  categories: readonly SelectOption[]
}

const page = { name: 'title', pagePath: '/newsroom/' }
const inText = ['title', 'content']
const texts = ['content']

/** The fields of a newsroom item. */
export function NewsSections({ news, categories }: NewsSectionsProps) {
  const download = news?.url ? pictureOf('/newsRoom/downloadImg', news, news.url) : undefined
  const cardDownload =
    news && ownTemplate(news) ? pictureOf('/newsRoom/downloadTemplateImg', news, news.templateUrl) : undefined
  return (
    <WritingScreen
      inText={inText}
      texts={texts}
      settings={
        <>
          <ListingSection {...page} path="/newsRoom" item={news} />
          <FormSection
            heading="Pictures"
            intro="The main picture is shown on the page, and on the card unless the card has its own."
          >
            <PictureFields
              file="image"
              stored="storedImage"
              label="Main picture"
              download={download}
              library={{ alt: 'imageAlt' }}
              hasFocus
            />
            <AltTextField name="imageAlt" picture="main picture" pictures={['image', 'storedImage']} />
            <PictureFields
              file="templateImage"
              stored="storedTemplate"
              label="Card picture"
              download={cardDownload}
              library={{}}
            />
          </FormSection>
          <CoverageSection categories={categories} />
          <SearchSection {...page} picture={{ file: 'image', stored: 'storedImage', download }} />
          <PublicationSection />
        </>
      }
    >
      <TitleField name={page.name} label="Title" />
      <RichTextField name="content" label="Text" />
    </WritingScreen>
  )
}
