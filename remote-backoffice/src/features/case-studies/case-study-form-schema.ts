import { z } from 'zod'
import { caseStudyInput } from '@tekskills/shared/contracts/http/case-studies'
import { contentFormFields, goesPublic, needsFutureSchedule, needsSummary } from '../../kit/content/content-form-schema'
import { always } from '../../kit/forms/cross-field-rule'
import { documentFile, emptyAsNull, pictureFile, storedFile } from '../../kit/forms/form-schemas'

const { url: _slugToo, ...input } = caseStudyInput.shape

const fields = z.object({
  ...input,
  ...contentFormFields,
  primaryCategoryId: emptyAsNull(input.primaryCategoryId),
  industry: emptyAsNull(input.industry),
  clientName: emptyAsNull(input.clientName),
  services: input.services.unwrap(),
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
    message: 'Describe the picture. It is needed to publish.',
    when: always,
  })
  .refine(...needsFutureSchedule)

export type CaseStudyFormValues = z.input<typeof caseStudyForm>
export type ValidCaseStudy = z.output<typeof caseStudyForm>
