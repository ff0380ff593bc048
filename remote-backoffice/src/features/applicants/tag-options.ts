import type { ApplicantCounts } from '@tekskills/shared/contracts/http/applicants'
import type { SelectOption } from '@tekskills/shared/ui/Field/SelectField'

/**
 * Select options with the tags in use among those who applied for a job, or in the talent pool, and their numbers of
 * people; always includes the `chosen` one.
 */
export function tagOptions(
  { tags = [] }: Pick<ApplicantCounts, 'tags'>,
  among: 'applicants' | 'future',
  chosen: string | undefined,
): SelectOption[] {
  const used = tags.filter((tag) => tag[among] > 0)
  const options = used.map(({ tag, [among]: people }) => ({ value: tag, label: `${tag} (${people})` }))
  const isIncluded = !chosen || used.some(({ tag }) => tag === chosen)
  return isIncluded ? options : [...options, { value: chosen, label: chosen }]
}
