import { useState } from 'react'
import { Archive, BriefcaseBusiness, MailCheck, Trash2, Users } from 'lucide-react'
import type { ApplicantDetail } from '@tekskills/shared/contracts/http/applicants'
import { Menu, type MenuItem } from '@tekskills/shared/ui/Menu/Menu'
import { AttachDialog } from './AttachDialog'
import { useApplicantChange } from './use-applicant-change'
import { useErase } from './use-erase'

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const

interface ApplicantMenuProps {
  applicant: ApplicantDetail
  /** Where to go once the person is erased. */
  backTo: string
}

/** What else can be done with an applicant. */
export function ApplicantMenu({ applicant, backTo }: ApplicantMenuProps) {
  const { change } = useApplicantChange(applicant)
  const erase = useErase(applicant, backTo)
  const [isAttaching, setAttaching] = useState(false)
  const { name, future, job, consentFuture } = applicant

  const toPool: MenuItem = {
    label: consentFuture ? 'Move to the talent pool' : 'Talent pool: no consent',
    icon: <Archive {...icon} />,
    disabled: !consentFuture,
    onSelect: () => void change({ future: true }, `${name} is in the talent pool.`),
  }
  const outOfPool: MenuItem = {
    label: 'Take out of the talent pool',
    icon: <Users {...icon} />,
    onSelect: () => void change({ future: false }, `${name} has left the talent pool.`),
  }
  const items: MenuItem[] = [
    {
      label: 'Note a contact today',
      icon: <MailCheck {...icon} />,
      onSelect: () => void change({ lastContactAt: new Date().toISOString() }, 'Noted the contact.'),
    },
    { label: 'Consider for a job…', icon: <BriefcaseBusiness {...icon} />, onSelect: () => setAttaching(true) },
    ...(future ? (job ? [outOfPool] : []) : [toPool]),
    { label: 'Erase…', icon: <Trash2 {...icon} />, danger: true, startsGroup: true, onSelect: () => void erase() },
  ]

  return (
    <>
      <Menu label="More" items={items} />
      {isAttaching && <AttachDialog applicant={applicant} onClose={() => setAttaching(false)} />}
    </>
  )
}
