import { startTransition, useRef, useState } from 'react'
import { applicantUpdate, type ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TagsField } from '../../kit/forms/TagsField'
import { Panel } from '../../kit/staff-page/Panel'
import { useApplicantChange } from './use-applicant-change'

/** The team's own words for an applicant; each change is saved at once (contract §3.6, tags). */
export function TagsPanel({ applicant }: { applicant: ApplicantDetail }) {
  const { change } = useApplicantChange(applicant)
  const [problem, setProblem] = useState<string>()
  /** Tags on their way to the service: the next may be typed before the last is there. */
  const [unsaved, setUnsaved] = useState<string[] | null>(null)
  const wanted = useRef<string[] | null>(null)

  function keep(tags: string[]) {
    const checked = applicantUpdate.shape.tags.safeParse(tags)
    setProblem(checked.success ? undefined : (checked.error.issues[0]?.message ?? 'This tag cannot be kept.'))
    if (!checked.success) return
    const isSaving = wanted.current !== null
    wanted.current = tags
    setUnsaved(tags)
    if (!isSaving) void save(tags)
  }

  async function save(tags: string[]) {
    const isDone = await change({ tags }, tags.length > 0 ? `Tags: ${tags.join(', ')}.` : 'Removed the tags.')
    if (wanted.current && wanted.current !== tags) return save(wanted.current)
    wanted.current = null
    // With the record as it was read, which the router shows in a transition too: the old tags would be back for a moment.
    if (isDone) startTransition(() => setUnsaved(null))
    else setProblem('These tags are not saved yet.')
  }

  return (
    <Panel heading="Tags">
      <TagsField
        label="Add a tag"
        hint="Press Enter or type a comma after each; at most 10. Only the team sees them."
        value={unsaved ?? applicant.tags}
        error={problem}
        onChange={keep}
      />
      {problem && unsaved && (
        <Button variant="secondary" size="small" onClick={() => keep(unsaved)}>
          Save the tags again
        </Button>
      )}
    </Panel>
  )
}
