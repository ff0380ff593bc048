import type { StaffCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import { AltTextField } from '../../kit/fields/AltTextField'
import type { Choice } from '../../kit/content/choices'
import { DocumentField } from '../../kit/fields/DocumentField'
import { NameFields } from '../../kit/content/NameFields'
import { PictureFields } from '../../kit/fields/PictureFields'
import { PublicationSection } from '../../kit/content/PublicationSection'
import { RichTextField } from '../../kit/fields/RichTextField'
import { SearchSection } from '../../kit/content/SearchSection'
import { FormSection } from '../../kit/forms/FormSection'
import { ClientSection } from './ClientSection'

interface CaseStudySectionsProps {
  study: StaffCaseStudy | null
  categories: readonly Choice[]
}

const page = { name: 'caseStudyName', pagePath: '/individualcasestudy/' }

/** The five parts, in the order of the page (CS-03). */
const PARTS = [
  ['aboutClient', 'About the client'],
  ['objective', 'The objective'],
  ['solution', 'The solution'],
  ['challenge', 'The challenge'],
  ['impact', 'The impact'],
] as const

/** The fields of a case study. */
export function CaseStudySections({ study, categories }: CaseStudySectionsProps) {
  const download = study?.webpUrl ? `/caseStudy/downloadCaseStudyImg/${study.id}` : undefined
  return (
    <>
      <FormSection heading="Content" intro="What readers see in lists and at the top of the page.">
        <NameFields {...page} label="Name" path="/caseStudy" item={study} />
      </FormSection>
      <FormSection heading="Story" intro="A part without words is left out of the page and of its menu.">
        {PARTS.map(([name, label]) => (
          <RichTextField key={name} name={name} label={label} />
        ))}
      </FormSection>
      <FormSection heading="Banner" intro="Across the top of the page, on the card and when the page is shared.">
        <PictureFields file="bannerImage" stored="storedBanner" label="Banner" download={download} hasFocus />
        <AltTextField name="bannerAlt" pictures={['bannerImage', 'storedBanner']} />
      </FormSection>
      <FormSection heading="File" intro="Readers can take it away from the page.">
        <DocumentField file="caseStudyFile" stored="storedFile" label="Document" />
      </FormSection>
      <ClientSection categories={categories} />
      <SearchSection {...page} picture={{ file: 'bannerImage', stored: 'storedBanner', download }} />
      <PublicationSection />
    </>
  )
}
