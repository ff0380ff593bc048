import { useEffect, useState } from 'react'
import { Equal } from 'lucide-react'
import { styled } from 'styled-components'
import type { ApplicantDetail, LikeApplication } from '@tekskills/shared/contracts/http/applicants'
import { media } from '@tekskills/shared/theme/media'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { occupationOf, STAGE_LABELS } from '../../kit/hiring/applicant-labels'
import { formatDay } from '../../kit/time/format-time'
import { getApplicant } from './applicants-api'
import { useMerge } from './use-merge'

interface CompareDialogProps {
  applicant: ApplicantDetail
  other: LikeApplication
  onClose: () => void
}

/** Shows two applications side by side, to decide whether they are of one person. */
export function CompareDialog({ applicant, other, onClose }: CompareDialogProps) {
  const { merge, isBusy } = useMerge(applicant)
  const [found, setFound] = useState<ApplicantDetail | 'failed'>()

  useEffect(() => {
    const cancellation = new AbortController()
    getApplicant(other.id, cancellation.signal)
      .then(setFound)
      .catch(() => {
        if (!cancellation.signal.aborted) setFound('failed')
      })
    return () => cancellation.abort()
  }, [other.id])

  return (
    <Dialog
      heading="Is this the same person?"
      size="medium"
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button
            busy={isBusy}
            disabled={typeof found !== 'object'}
            onClick={() => void merge(other).then((isMerged) => isMerged && onClose())}
          >
            Merge
          </Button>
        </>
      }
    >
      <Stack $gap="sm">
        {found === undefined && <Text role="status">Loading…</Text>}
        {found === 'failed' && (
          <Alert tone="danger" heading="Not loaded" live>
            The other application could not be loaded. Close this dialog and try again.
          </Alert>
        )}
        {typeof found === 'object' && <Comparison one={applicant} two={found} />}
        <Text $size="small" $tone="muted">
          Both applications stay as they are, each with its own stage, notes, scorecards and emails. The history says
          who merged them, and you can separate them again.
        </Text>
      </Stack>
    </Dialog>
  )
}

function Comparison({ one, two }: { one: ApplicantDetail; two: ApplicantDetail }) {
  return (
    <Side>
      <caption>
        <VisuallyHidden>Both applications side by side</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{one.reference}</th>
          <th scope="col">{two.reference}</th>
        </tr>
      </thead>
      <tbody>
        {ROWS.map(([label, valueOf]) => {
          const [left, right] = [valueOf(one), valueOf(two)]
          if (!left && !right) return null
          return (
            <tr key={label}>
              <th scope="row">
                {label}
                {left && left.toLowerCase() === right?.toLowerCase() && (
                  <>
                    <Equal aria-hidden="true" strokeWidth={2} />
                    <VisuallyHidden>, the same in both</VisuallyHidden>
                  </>
                )}
              </th>
              <td>
                <bdi>{left || '–'}</bdi>
              </td>
              <td>
                <bdi>{right || '–'}</bdi>
              </td>
            </tr>
          )
        })}
      </tbody>
    </Side>
  )
}

/** Contact details first, then what they applied for. */
const ROWS: readonly (readonly [string, (person: ApplicantDetail) => string | null | undefined])[] = [
  ['Name', ({ name }) => name],
  ['Email', ({ email }) => email],
  ['Phone', ({ phone }) => phone],
  ['Location', ({ currentLocation }) => currentLocation],
  ['Role', (person) => occupationOf(person)],
  ['LinkedIn', ({ linkedinUrl }) => linkedinUrl?.replace(/^https:\/\/(www\.)?/, '')],
  ['CV', ({ resumeFileName }) => resumeFileName],
  ['Job', ({ job }) => job?.jobTitle ?? 'Talent pool'],
  ['Stage', ({ stage }) => STAGE_LABELS[stage]],
  ['Applied', ({ appliedAt }) => formatDay(appliedAt)],
]

const Side = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font-size: ${({ theme }) => theme.font.size.small};

  & th,
  & td {
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.xs}`};
    border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & thead > tr > :first-child {
    inline-size: 25%;
  }
  & tbody th {
    padding-inline-start: 0;
    color: ${({ theme }) => theme.color.textMuted};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    overflow-wrap: normal;
  }
  & svg {
    display: inline;
    inline-size: ${({ theme }) => theme.icon.sm};
    block-size: ${({ theme }) => theme.icon.sm};
    margin-inline-start: ${({ theme }) => theme.space.xxs};
    vertical-align: text-bottom;
    color: ${({ theme }) => theme.color.success};
  }

  ${media.phone} {
    font-size: ${({ theme }) => theme.font.size.caption};
  }
`
