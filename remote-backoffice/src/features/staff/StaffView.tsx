import { useState, type ReactNode } from 'react'
import type { StaffOverview } from '@tekskills/shared/contracts/http/staff'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { PanelColumn, PanelColumns } from '../../kit/staff-page/PanelColumns'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { FactorRulesPanel } from './FactorRulesPanel'
import { InvitationsPanel } from './InvitationsPanel'
import { PeoplePanel } from './PeoplePanel'
import { StaffActionDialog, type StaffAction } from './StaffActionDialog'

interface StaffViewProps {
  staff: StaffOverview
  /** The way back to the user's own account. */
  tabs: ReactNode
}

/**
 * Who can log in, with which role and second factors; invitations; and the second factors that roles require (ADR
 * 0112).
 */
export function StaffView({ staff, tabs }: StaffViewProps) {
  const { revalidate } = useRevalidator()
  const [action, setAction] = useState<StaffAction>()
  const own = staff.people.find(({ id }) => id === staff.ownId)
  const username = own?.username ?? ''

  async function done(message: string) {
    setAction(undefined)
    announce(message)
    await revalidate()
  }

  async function changed(message: string, jobsWithoutLead: number) {
    await done(message)
    if (jobsWithoutLead === 0) return
    const jobs =
      jobsWithoutLead === 1 ? '1 job restricted to its team' : `${jobsWithoutLead} jobs restricted to their teams`
    await showDialog({
      kind: 'warning',
      heading: 'No one leads the hiring',
      message: `No one is left to decide about the applicants for ${jobs}. Ask whoever runs the site to name a lead.`,
    })
  }

  return (
    <StaffPage
      heading="Staff"
      intro="Who can log in, and what they may do. They are told about every change by email."
      action={tabs}
    >
      <PanelColumns>
        <PanelColumn>
          <PeoplePanel people={staff.people} ownId={staff.ownId} onAction={setAction} />
        </PanelColumn>
        <PanelColumn>
          <InvitationsPanel invitations={staff.invitations} username={username} onDone={done} onAction={setAction} />
          <FactorRulesPanel rules={staff.factorRules} people={staff.people} onAction={setAction} />
        </PanelColumn>
      </PanelColumns>
      {action && (
        <StaffActionDialog action={action} username={username} onClose={() => setAction(undefined)} onDone={changed} />
      )}
    </StaffPage>
  )
}
