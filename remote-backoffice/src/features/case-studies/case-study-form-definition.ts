import { z } from 'zod'
import { caseStudyInput, staffCaseStudy, type StaffCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import {
  contentFieldNames,
  contentFormFields,
  contentPayload,
  contentValues,
  goesPublic,
  needsFutureSchedule,
  needsSummary,
  uncopiedContentValues,
  withoutFileFields,
} from '../../kit/content/content-form'
import { contentEndpointOf, contentSavedInPlace } from '../../kit/content/save-actions'
import { always, documentFile, emptyAsNull, pictureFile, storedFile } from '../../kit/forms/form-schemas'
import { mediaAddressOf } from '../../kit/media/media-address'
import type { RecordFormDefinition } from '../../kit/record-form/record-form-definition'

const { url: _slugToo, ...input } = caseStudyInput.shape

const fields = z.object({
  ...input,
  ...contentFormFields,
  primaryCategoryId: emptyAsNull(input.primaryCategoryId),
  industry: emptyAsNull(input.industry),
  clientName: emptyAsNull(input.clientName),
  services: input.services.unwrap(),
  results: input.results.unwrap(),
  bannerImage: pictureFile(),
  storedBanner: storedFile,
  bannerAlt: input.bannerAlt.unwrap(),
  caseStudyFile: documentFile(),
  storedFile,
  aboutClient: input.aboutClient.unwrap(),
  objective: input.objective.unwrap(),
  solution: input.solution.unwrap(),
  challenge: input.challenge.unwrap(),
  impact: input.impact.unwrap(),
})

/** The case-study form: the contract's schema plus the rules for publishing (contract §3.5). */
export const caseStudyForm = fields
  .refine(...needsSummary)
  .refine((study) => !goesPublic(study) || !(study.bannerImage ?? study.storedBanner) || Boolean(study.bannerAlt), {
    path: ['bannerAlt'],
    message: 'Describe the picture. Required to publish.',
    when: always,
  })
  .refine(...needsFutureSchedule)

export type CaseStudyFormValues = z.input<typeof caseStudyForm>
export type ValidCaseStudy = z.output<typeof caseStudyForm>

const toValues = (study: StaffCaseStudy | null): CaseStudyFormValues => ({
  ...contentValues(study),
  caseStudyName: study?.caseStudyName ?? '',
  primaryCategoryId: study?.primaryCategoryId ?? '',
  industry: study?.industry ?? '',
  clientName: study?.clientName ?? '',
  services: study?.services ?? [],
  results: (study?.results ?? []).filter(Boolean),
  bannerImage: null,
  storedBanner: study?.webpUrl ?? null,
  bannerAlt: study?.bannerAlt ?? '',
  caseStudyFile: null,
  storedFile: study?.caseStudyFileName ?? null,
  aboutClient: study?.aboutClient ?? '',
  objective: study?.objective ?? '',
  solution: study?.solution ?? '',
  challenge: study?.challenge ?? '',
  impact: study?.impact ?? '',
})

/** The values of a copy. Its file is not one of the library, so it has to be chosen again. */
const toCopy = (study: StaffCaseStudy): CaseStudyFormValues => ({
  ...toValues(study),
  ...uncopiedContentValues,
  storedBanner: mediaAddressOf(study.bannerImageMedia),
  storedFile: null,
})

function toPayload(valid: ValidCaseStudy, base: StaffCaseStudy | null) {
  const study = { ...valid, results: valid.results.filter(Boolean) }
  return withoutFileFields(contentPayload(study, base), [
    { part: 'bannerImage', stored: 'storedBanner', before: base?.webpUrl },
    { part: 'caseStudyFile', stored: 'storedFile', before: base?.caseStudyFileName },
  ])
}

/** The form that adds or edits a case study. */
export const caseStudyFormDefinition: RecordFormDefinition<StaffCaseStudy, CaseStudyFormValues, ValidCaseStudy> = {
  key: 'casestudy',
  label: 'Case study',
  noun: 'case study',
  path: '/caseStudy',
  stored: staffCaseStudy,
  schema: caseStudyForm,
  toValues,
  toCopy,
  files: ['bannerImage', 'caseStudyFile'],
  toPayload,
  fieldNames: {
    caseStudyName: 'name',
    ...contentFieldNames,
    aboutClient: 'about the client',
    objective: 'the objective',
    solution: 'the solution',
    challenge: 'the challenge',
    impact: 'the impact',
    primaryCategory: 'category',
    industry: 'industry',
    clientName: 'client',
    services: 'services',
    results: 'results',
    webpUrl: 'banner',
    bannerAlt: 'description of the banner',
    caseStudyFileName: 'file',
  },
  tracksEditors: true,
  autosavesAs: 'caseStudyName',
  savesInPlace: contentSavedInPlace,
  endpointOf: contentEndpointOf,
}
