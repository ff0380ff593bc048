import { z } from 'zod'
import { jobCountry } from './careers'
import { personRef } from './content'
import { line } from './line'

const years = z.string().regex(/^\d{1,2}(\.\d+)?$/, 'Enter a number from 0 to 60.')

/**
 * The filters of the talent pool that a list keeps, as in the address of its table. The search text is not one of them:
 * it can be the name of a person.
 */
export const talentFilters = z
  .object({
    tag: line(40).min(1),
    skills: line(1_300).min(1),
    desiredRole: line(120).min(1),
    country: jobCountry,
    experienceMin: years,
    experienceMax: years,
  })
  .partial()
export type TalentFilters = z.infer<typeof talentFilters>

/** `POST /talentLists`. */
export const talentListInput = z.object({
  name: line(60)
    .min(1, 'Enter a name.')
    .refine((name) => !name.includes('@'), 'Name the list after what it finds, not after a person.'),
  filters: talentFilters.refine((filters) => Object.keys(filters).length > 0, 'Choose a filter first.'),
})
export type TalentListInput = z.input<typeof talentListInput>

/** Filters of the talent pool under a name, for everyone in recruiting. */
export const talentList = z.object({
  id: z.string(),
  name: z.string(),
  filters: talentFilters,
  createdAt: z.iso.datetime(),
  createdBy: personRef.nullable(),
})
export type TalentList = z.infer<typeof talentList>

/** `GET /talentLists`, by name. */
export const talentLists = z.object({ lists: z.array(talentList) })
export type TalentLists = z.infer<typeof talentLists>
