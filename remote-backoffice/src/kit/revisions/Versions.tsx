import { useEffect, useState } from 'react'
import type { Revision } from '@tekskills/shared/contracts/http/content'
import { confirm } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Skeleton } from '@tekskills/shared/ui/Skeleton/Skeleton'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { formatMoment } from '../time/format-time'
import { FieldDifferences } from './FieldDifferences'
import { getRevision, listRevisions, restoreRevision, type RevisionDetail } from './revisions-api'
import { Columns, VersionButton, VersionList } from './Versions.styles'

interface VersionsProps {
  path: string
  record: { id: string; version: number; status: string }
  fieldNames: Readonly<Record<string, string>>
  /** Whether the form has unsaved text. */
  isUnsaved: boolean
  /** Called once a version was restored. */
  onRestored: () => Promise<void>
}

/**
 * The effect of restoring a version on the public page, by the status of the record; without one, no confirmation is
 * needed. Of a page on the site, a version is restored into its draft.
 */
const EFFECTS: Partial<Record<string, string>> = {
  SCHEDULED: 'This version will be published at the scheduled time.',
}

/** The confirmation before restoring a version that affects the public page or replaces unsaved text. */
function questionAbout(version: number, { status, isUnsaved }: { status: string; isUnsaved: boolean }) {
  const unsaved = isUnsaved ? 'Your changes on this page have not been saved and will be lost.' : undefined
  const effects = [EFFECTS[status], unsaved].filter(Boolean)
  if (effects.length === 0) return undefined
  return {
    kind: 'warning',
    heading: `Restore version ${version}?`,
    message: effects.join(' '),
    confirmLabel: 'Restore',
    cancelLabel: isUnsaved ? 'Keep editing' : 'Cancel',
  } as const
}

/** The version history of a record: shows what each version would change and restores one (BO-05). */
export function Versions({ path, record, fieldNames, isUnsaved, onRestored }: VersionsProps) {
  const [revisions, setRevisions] = useState<Revision[]>()
  const [chosen, setChosen] = useState<RevisionDetail>()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const { id, version } = record
  const showError = (error: unknown) =>
    setProblem(isApiError(error) ? error.message : 'The versions could not be loaded. Try again later.')

  useEffect(() => {
    const cancellation = new AbortController()
    listRevisions(path, id, cancellation.signal)
      .then(setRevisions)
      .catch((error: unknown) => cancellation.signal.aborted || showError(error))
    return () => cancellation.abort()
  }, [path, id])

  const show = (wanted: number) => getRevision(path, id, wanted).then(setChosen).catch(showError)

  async function restore(wanted: number) {
    const question = questionAbout(wanted, { status: record.status, isUnsaved })
    if (question && !(await confirm(question))) return
    setBusy(true)
    try {
      await restoreRevision(path, id, wanted)
      await onRestored()
    } catch (error) {
      showError(error)
    } finally {
      setBusy(false)
    }
  }

  if (revisions?.length === 0) return <Text $tone="muted">There are no versions yet. Each save creates one.</Text>
  return (
    <Columns>
      {problem && (
        <Alert live tone="danger">
          {problem}
        </Alert>
      )}
      {revisions ? (
        <VersionList aria-label="Versions">
          {revisions.map((revision) => (
            <li key={revision.version}>
              <VersionButton
                type="button"
                aria-pressed={chosen?.version === revision.version}
                onClick={() => void show(revision.version)}
              >
                {formatMoment(revision.at)}
                <small>
                  Version {revision.version}
                  {revision.version === version && ', current'}
                  {revision.by && `, by ${revision.by.name}`}
                </small>
              </VersionButton>
            </li>
          ))}
        </VersionList>
      ) : (
        <Skeleton $shape="block" $ratio="2" />
      )}
      <div>
        {chosen ? (
          <>
            <Text $weight="semibold">Restoring version {chosen.version} would make these changes:</Text>
            <FieldDifferences current={record} fields={chosen.fields} fieldNames={fieldNames} />
            {chosen.version !== version && (
              <Button size="small" busy={isBusy} onClick={() => void restore(chosen.version)}>
                Restore version {chosen.version}
              </Button>
            )}
          </>
        ) : (
          <Text $tone="muted">Choose a version to see what it would change. The last 50 versions are kept.</Text>
        )}
      </div>
    </Columns>
  )
}
