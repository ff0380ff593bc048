import { useState } from 'react'
import { Archive, BriefcaseBusiness, Download, MailCheck, Pencil, Trash2, Users } from 'lucide-react'
import type { ApplicantDetail, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'
import { Menu, type MenuItem } from '@tekskills/shared/ui/Menu/Menu'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { confirm, showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useNavigate } from '@tekskills/shared/routing/router'
import { iconProps } from '@tekskills/shared/theme/icon-props'
import { ConsiderForJobDialog } from './ConsiderForJobDialog'
import { CorrectDetailsDialog } from './CorrectDetailsDialog'
import { useApplicantChange } from './use-applicant-change'
import { useUnsavedTexts } from '../../kit/forms/UnsavedTexts'
import { eraseApplicant } from './applicants-api'
import { saveDataCopy } from './save-data-copy'

interface ApplicantMenuProps {
  applicant: ApplicantDetail
  /** Address to navigate to once the applicant is erased. */
  backTo: string
}

/** Menu of the less frequent actions on an applicant. */
export function ApplicantMenu({ applicant, backTo }: ApplicantMenuProps) {
  const { change } = useApplicantChange(applicant)
  const erase = useErase(applicant, backTo)
  const [isChoosingJob, setChoosingJob] = useState(false)
  const [isCorrecting, setCorrecting] = useState(false)
  const { name, future, job, consentFuture } = applicant
  const others = applicant.samePerson?.filter(({ merged }) => merged) ?? []

  const toPool: MenuItem = {
    label: consentFuture ? 'Move to talent pool' : 'Talent pool: no consent',
    icon: <Archive {...iconProps} />,
    disabled: !consentFuture,
    onSelect: () => void change({ future: true }, `${name} is in the talent pool.`),
  }
  const outOfPool: MenuItem = {
    label: 'Remove from talent pool',
    icon: <Users {...iconProps} />,
    onSelect: () => void change({ future: false }, `${name} was removed from the talent pool.`),
  }
  const count = others.length + 1
  const eraseOnRequest: MenuItem = {
    label: count > 1 ? `Erase all ${count} applications…` : 'Erase at their request…',
    icon: <Trash2 {...iconProps} />,
    danger: true,
    onSelect: () => void erase(count),
  }
  const items: MenuItem[] = [
    {
      label: 'Mark as contacted today',
      icon: <MailCheck {...iconProps} />,
      onSelect: () => void change({ lastContactAt: new Date().toISOString() }, 'Contact recorded.'),
    },
    { label: 'Consider for job…', icon: <BriefcaseBusiness {...iconProps} />, onSelect: () => setChoosingJob(true) },
    { label: 'Download all data', icon: <Download {...iconProps} />, onSelect: () => void saveDataCopy(applicant) },
    { label: 'Correct details…', icon: <Pencil {...iconProps} />, onSelect: () => setCorrecting(true) },
    ...(future ? (job ? [outOfPool] : []) : [toPool]),
    { label: 'Erase…', icon: <Trash2 {...iconProps} />, danger: true, startsGroup: true, onSelect: () => void erase() },
    eraseOnRequest,
  ]

  return (
    <>
      <Menu label="More" items={items} />
      {isCorrecting && <CorrectDetailsDialog applicant={applicant} onClose={() => setCorrecting(false)} />}
      {isChoosingJob && <ConsiderForJobDialog applicant={applicant} onClose={() => setChoosingJob(false)} />}
    </>
  )
}

/**
 * Returns a function that erases an applicant after a confirmation, and then navigates to `backTo`. With a number, for a
 * person who asked for it, it erases all of their merged applications, of which there are that many, and their job alerts.
 */
function useErase({ id, name }: StaffApplicant, backTo: string) {
  const navigate = useNavigate()
  const { hasUnsaved, discard } = useUnsavedTexts()

  return async function erase(requestedCount?: number): Promise<void> {
    const isMerged = requestedCount !== undefined && requestedCount > 1
    const where = isMerged ? ` in ${requestedCount} applications` : ''
    const parts = requestedCount
      ? 'the CV, the notes, the history, and the job alerts of the email address'
      : 'the CV, the notes and the history'
    const kept = requestedCount ? '' : ' Job alerts of the email address stay.'
    const confirmed = await confirm({
      kind: 'warn',
      heading: isMerged ? `Erase all ${requestedCount} applications?` : 'Erase this applicant?',
      message: `Everything about ${name}${where} will be permanently deleted: ${parts}.${kept} Dashboard figures will no longer include this applicant.${hasUnsaved ? ' Any unsaved text on this page will also be lost.' : ''}`,
      confirmLabel: 'Erase',
    })
    if (!confirmed) return
    try {
      await eraseApplicant(id, requestedCount ? 'all' : undefined)
      discard()
      announce(`Erased ${name}.`)
      await navigate(backTo)
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) await showDialog({ kind: 'error', message: error.message })
    }
  }
}
