import type { StaffNews } from '@tekskills/shared/contracts/http/newsroom'
import { AltTextField } from '../content/AltTextField'
import type { Choice } from '../content/choices'
import { NameFields } from '../content/NameFields'
import { PictureFields } from '../content/PictureFields'
import { PublicationSection } from '../content/PublicationSection'
import { RichTextField } from '../content/RichTextField'
import { SearchSection } from '../content/SearchSection'
import { FormSection } from '../forms/FormSection'
import { CoverageSection } from './CoverageSection'
import { ownTemplate } from './news-form-kind'

interface NewsSectionsProps {
  news: StaffNews | null
  categories: readonly Choice[]
}

const page = { name: 'title', pagePath: '/newsroom/' }
const FILES = ['image', 'storedImage', 'templateImage', 'storedTemplate']

/** The fields of a newsroom item. */
export function NewsSections({ news, categories }: NewsSectionsProps) {
  const download = news?.url ? `/newsRoom/downloadImg/${news.id}` : undefined
  const cardDownload = news && ownTemplate(news) ? `/newsRoom/downloadTemplateImg/${news.id}` : undefined
  return (
    <>
      <FormSection heading="Content" intro="What readers see in lists and on the page.">
        <NameFields {...page} label="Title" path="/newsRoom" item={news} />
        <RichTextField name="content" label="Text" />
      </FormSection>
      <FormSection
        heading="Pictures"
        intro="The main one stands on the page. The card shows it too, unless it has its own."
      >
        <PictureFields file="image" stored="storedImage" label="Main picture" download={download} hasFocus />
        <PictureFields
          file="templateImage"
          stored="storedTemplate"
          label="Picture of the card"
          download={cardDownload}
        />
        <AltTextField name="imageAlt" pictures={FILES} />
      </FormSection>
      <CoverageSection categories={categories} />
      <SearchSection {...page} picture={{ file: 'image', stored: 'storedImage', download }} />
      <PublicationSection />
    </>
  )
}
