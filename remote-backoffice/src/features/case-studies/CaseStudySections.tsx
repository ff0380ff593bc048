import { useFormContext } from 'react-hook-form'
import type { StaffCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import { SelectField, type SelectOption } from '@tekskills/shared/ui/Field/SelectField'
import { FieldPair } from '@tekskills/shared/ui/Field/field-pair'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { AltTextField } from '../../kit/fields/AltTextField'
import { pictureOf } from '../../kit/content/content-api'
import { emptyOption } from '../../kit/content/taxonomy-options'
import { DocumentField } from '../../kit/fields/DocumentField'
import { ListingSection } from '../../kit/content/ListingSection'
import { TitleField } from '../../kit/content/TitleField'
import { WritingScreen } from '../../kit/writing/WritingScreen'
import { PictureFields } from '../../kit/fields/PictureFields'
import { PublicationSection } from '../../kit/content/PublicationSection'
import { RichTextField } from '../../kit/fields/RichTextField'
import { SearchSection } from '../../kit/content/SearchSection'
import { FormSection } from '../../kit/forms/FormSection'
import { TagsController } from '../../kit/forms/TagsController'
import type { CaseStudyFormValues } from './case-study-form-definition'
import { ResultsField } from './ResultsField'

interface CaseStudySectionsProps {
  study: StaffCaseStudy | null
  categories: readonly SelectOption[]
}

const page = { name: 'caseStudyName', pagePath: '/individualcasestudy/' }

/** The five parts, in the order of the page (CS-03); empty ones do not appear on the page or in its menu. */
const PARTS = [
  ['aboutClient', 'About the client'],
  ['objective', 'The objective'],
  ['solution', 'The solution'],
  ['challenge', 'The challenge'],
  ['impact', 'The impact'],
] as const

const texts = PARTS.map(([name]) => name)
const inText = ['caseStudyName', ...texts, 'results']

/** The fields of a case study. */
export function CaseStudySections({ study, categories }: CaseStudySectionsProps) {
  const download = study?.webpUrl ? pictureOf('/caseStudy/downloadCaseStudyImg', study, study.webpUrl) : undefined
  return (
    <WritingScreen
      inText={inText}
      texts={texts}
      settings={
        <>
          <ListingSection {...page} path="/caseStudy" item={study} />
          <FormSection heading="Banner" intro="Shown across the top of the page, on the card and in shared links.">
            <PictureFields
              file="bannerImage"
              stored="storedBanner"
              label="Banner"
              download={download}
              library={{ alt: 'bannerAlt' }}
              hasFocus
            />
            <AltTextField name="bannerAlt" pictures={['bannerImage', 'storedBanner']} />
          </FormSection>
          <FormSection heading="File" intro="Readers can download this file from the page.">
            <DocumentField file="caseStudyFile" stored="storedFile" label="Document" />
          </FormSection>
          <ClientSection categories={categories} />
          <SearchSection {...page} picture={{ file: 'bannerImage', stored: 'storedBanner', download }} />
          <PublicationSection />
        </>
      }
    >
      <TitleField name={page.name} label="Name" />
      {PARTS.map(([name, label]) => (
        <RichTextField key={name} name={name} label={label} />
      ))}
      <FormSection heading="Results" intro="Shown large at the top of the page; the first one also in lists.">
        <ResultsField />
      </FormSection>
    </WritingScreen>
  )
}

/** Category, industry, client and services. */
function ClientSection({ categories }: { categories: readonly SelectOption[] }) {
  const { register, formState } = useFormContext<CaseStudyFormValues>()
  const { errors } = formState
  return (
    <FormSection heading="Classification" intro="Helps readers find related case studies.">
      <FieldPair>
        <SelectField
          {...register('primaryCategoryId')}
          label="Primary category"
          optional
          options={[emptyOption('No category'), ...categories]}
          error={errors.primaryCategoryId?.message}
        />
        <TextField {...register('industry')} label="Industry" optional error={errors.industry?.message} />
      </FieldPair>
      <TextField
        {...register('clientName')}
        label="Client"
        optional
        hint="Name the client only with their permission."
        error={errors.clientName?.message}
      />
      <TagsController
        name="services"
        label="Services"
        hint="Press Enter or type a comma after each service. Up to 5."
      />
    </FormSection>
  )
}
