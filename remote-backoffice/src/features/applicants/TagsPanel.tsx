import { useRef, useState } from 'react'
import { applicantUpdate, type ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { TagsField } from '../../kit/forms/TagsField'
import { Panel } from '../../kit/staff-page/Panel'
import { useApplicantChange } from './use-applicant-change'

/** The team's tags for an applicant; each change is saved immediately (contract §3.6, tags). */
export function TagsPanel({ applicant }: { applicant: ApplicantDetail }) {
  const { change } = useApplicantChange(applicant)
  const [problem, setProblem] = useState<string>()
  /** Tags being saved, and the version that has them once saved; shown until the loaded record has caught up. */
  const [sent, setSent] = useState<{ tags: string[]; version?: number } | null>(null)
  const isShown = sent?.version !== undefined && applicant.version >= sent.version
  const unsaved = isShown ? undefined : sent?.tags
  const wanted = useRef<string[] | null>(null)

  function update(tags: string[]) {
    const checked = applicantUpdate.shape.tags.safeParse(tags)
    setProblem(checked.success ? undefined : (checked.error.issues[0]?.message ?? 'This tag could not be saved.'))
    if (!checked.success) return
    const isSaving = wanted.current !== null
    wanted.current = tags
    setSent({ tags })
    if (!isSaving) void save(tags)
  }

  async function save(tags: string[]) {
    const saved = await change({ tags }, tags.length > 0 ? `Tags: ${tags.join(', ')}.` : 'Tags removed.')
    if (wanted.current && wanted.current !== tags) return save(wanted.current)
    wanted.current = null
    if (saved) setSent({ tags, version: saved.version })
    else setProblem('These tags have not been saved yet.')
  }

  return (
    <Panel heading="Tags">
      <TagsField
        label="Add tag"
        hint="Press Enter or type a comma after each tag. Up to 10. Only the team can see them."
        value={unsaved ?? applicant.tags}
        error={problem}
        onChange={update}
      />
      {problem && unsaved && (
        <Button variant="secondary" size="small" onClick={() => update(unsaved)}>
          Save tags again
        </Button>
      )}
    </Panel>
  )
}
