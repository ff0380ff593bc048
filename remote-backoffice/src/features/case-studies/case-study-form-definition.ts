import { staffCaseStudy, type StaffCaseStudy } from '@tekskills/shared/contracts/http/case-studies'
import {
  contentFieldNames,
  contentPayload,
  contentValues,
  withoutFileFields,
} from '../../kit/content/content-form-values'
import { contentSaveActions } from '../../kit/content/save-actions'
import type { RecordFormDefinition } from '../../kit/record-form/record-form-definition'
import { caseStudyForm, type CaseStudyFormValues, type ValidCaseStudy } from './case-study-form-schema'

const toValues = (study: StaffCaseStudy | null): CaseStudyFormValues => ({
  ...contentValues(study),
  caseStudyName: study?.caseStudyName ?? '',
  primaryCategoryId: study?.primaryCategoryId ?? '',
  industry: study?.industry ?? '',
  clientName: study?.clientName ?? '',
  services: study?.services ?? [],
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

const toPayload = (valid: ValidCaseStudy, base: StaffCaseStudy | null) =>
  withoutFileFields(contentPayload(valid, base), [
    { part: 'bannerImage', stored: 'storedBanner', before: base?.webpUrl },
    { part: 'caseStudyFile', stored: 'storedFile', before: base?.caseStudyFileName },
  ])

/** The form that adds or edits a case study. */
export const caseStudyFormDefinition: RecordFormDefinition<StaffCaseStudy, CaseStudyFormValues, ValidCaseStudy> = {
  key: 'casestudy',
  label: 'Case study',
  noun: 'case study',
  path: '/caseStudy',
  stored: staffCaseStudy,
  schema: caseStudyForm,
  toValues,
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
    webpUrl: 'banner',
    bannerAlt: 'description of the banner',
    caseStudyFileName: 'file',
  },
  tracksEditors: true,
  actionsFor: contentSaveActions,
}
