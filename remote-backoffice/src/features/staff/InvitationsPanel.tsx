import { useEffect, useRef, useState } from 'react'
import type { Role } from '@tekskills/shared/contracts/access'
import type { OwnerProof } from '@tekskills/shared/contracts/http/session'
import { staffRole, type StaffInvitation } from '@tekskills/shared/contracts/http/staff'
import { confirm, showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { TextField } from '@tekskills/shared/ui/Field/TextField'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { failureMessage } from '../../kit/connection/failure-message'
import { OwnerProofForm } from '../../kit/owner-proof/OwnerProofForm'
import { Panel } from '../../kit/staff-page/Panel'
import { formatMoment } from '../../kit/time/format-time'
import { invite, resendInvitation, revokeInvitation } from './staff-api'
import type { StaffAction } from './StaffActionDialog'
import { roleLabels } from './staff-labels'
import { RowName, Rows } from '../../kit/staff-page/RowList.styles'

interface InvitationsPanelProps {
  invitations: readonly StaffInvitation[]
  /** Username of the administrator, for password managers. */
  username: string
  onDone: (message: string) => Promise<void>
  /** Asks for the password first. */
  onAction: (action: StaffAction) => void
}

interface Invited {
  email: string
  role: Role
}

const EMPTY: Invited = { email: '', role: 'BLOGS' }

/** Invites people by email, and resends or withdraws pending invitations. */
export function InvitationsPanel({ invitations, username, onDone, onAction }: InvitationsPanelProps) {
  // Kept when the form is closed, so that what was typed is not lost.
  const [invited, setInvited] = useState(EMPTY)
  const [isAsking, setIsAsking] = useState(false)
  const [busy, setBusy] = useState<string>()
  const opener = useRef<HTMLButtonElement>(null)
  const wasAsking = useRef(false)

  useEffect(() => {
    if (wasAsking.current && !isAsking) opener.current?.focus()
    wasAsking.current = isAsking
  }, [isAsking])

  async function send(proof: OwnerProof) {
    const email = invited.email.trim()
    await invite({ ...invited, email }, proof)
    setInvited(EMPTY)
    setIsAsking(false)
    await onDone(`${email} was invited.`)
  }

  async function perform({ id }: StaffInvitation, work: (id: string) => Promise<void>, message: string) {
    setBusy(id)
    try {
      await work(id)
      await onDone(message)
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) await showDialog({ kind: 'error', message: failureMessage(error) })
    } finally {
      setBusy(undefined)
    }
  }

  function sendAgain(invitation: StaffInvitation) {
    if (invitation.isOpen && invitation.isOwn)
      void perform(invitation, resendInvitation, `${invitation.email} was sent a new link.`)
    else onAction({ kind: 'resend', invitation })
  }

  async function revoke(invitation: StaffInvitation) {
    const isSure = await confirm({
      kind: 'warn',
      heading: `Withdraw the invitation to ${invitation.email}?`,
      message: 'The link in the email stops working. You can invite the same address again.',
      confirmLabel: 'Withdraw',
    })
    if (isSure) await perform(invitation, revokeInvitation, `The invitation to ${invitation.email} was withdrawn.`)
  }

  return (
    <Panel heading="Invitations" action={<Badge>{invitations.length}</Badge>}>
      {invitations.length === 0 && !isAsking && (
        <Text $tone="muted">
          No one is invited at the moment. Anyone you invite gets an email with a link to set their name and password.
        </Text>
      )}
      {invitations.length > 0 && (
        <Rows aria-label="Invitations">
          {invitations.map((invitation) => (
            <li key={invitation.id}>
              <div>
                <Cluster $gap="xs">
                  <RowName>{invitation.email}</RowName>
                  <Badge $tone="accent">{roleLabels[invitation.role]}</Badge>
                  {!invitation.isOpen && <Badge $tone="warning">No longer valid</Badge>}
                </Cluster>
                <Text $size="small" $tone="muted">
                  Invited by {invitation.invitedBy}
                  {invitation.senderMayInvite
                    ? ` · link ${invitation.isOpen ? 'valid until' : 'was valid until'} ${formatMoment(invitation.expiresAt)}`
                    : ', who may no longer invite anyone'}
                </Text>
              </div>
              <Cluster $gap="xs">
                <Button
                  size="small"
                  variant="secondary"
                  busy={busy === invitation.id}
                  onClick={() => sendAgain(invitation)}
                >
                  {invitation.isOpen && invitation.isOwn ? 'Send again' : 'Send again…'}
                  <VisuallyHidden> to {invitation.email}</VisuallyHidden>
                </Button>
                <Button size="small" variant="quiet" onClick={() => void revoke(invitation)}>
                  Withdraw…<VisuallyHidden> the invitation to {invitation.email}</VisuallyHidden>
                </Button>
              </Cluster>
            </li>
          ))}
        </Rows>
      )}
      {isAsking ? (
        <InviteForm
          invited={invited}
          username={username}
          onChange={setInvited}
          onSubmit={send}
          onCancel={() => setIsAsking(false)}
        />
      ) : (
        <div>
          <Button ref={opener} onClick={() => setIsAsking(true)}>
            Invite someone
          </Button>
        </div>
      )}
    </Panel>
  )
}

interface InviteFormProps {
  invited: Invited
  username: string
  onChange: (invited: Invited) => void
  onSubmit: (proof: OwnerProof) => Promise<void>
  onCancel: () => void
}

function InviteForm({ invited, username, onChange, onSubmit, onCancel }: InviteFormProps) {
  const [problem, setProblem] = useState<string>()
  const email = useRef<HTMLInputElement>(null)
  useEffect(() => email.current?.focus(), [])

  return (
    <OwnerProofForm
      label="Invite someone"
      username={username}
      submitLabel="Send invitation"
      keepsFocus
      onSubmit={(proof) => {
        setProblem(undefined)
        return onSubmit(proof)
      }}
      onCancel={onCancel}
      showAtOwnField={({ field, message }) => {
        if (field !== 'email') return false
        setProblem(message)
        email.current?.focus()
        return true
      }}
    >
      <TextField
        ref={email}
        type="email"
        name="email"
        label="Email address"
        hint="They get a link that is valid for 72 hours and works once."
        autoComplete="off"
        maxLength={254}
        value={invited.email}
        onChange={({ target }) => onChange({ ...invited, email: target.value })}
        error={problem}
      />
      <SelectField
        name="role"
        label="Role"
        hint="Content writes and publishes. Recruiting manages jobs and applicants."
        options={staffRole.options.map((role) => ({ value: role, label: roleLabels[role] }))}
        value={invited.role}
        onChange={({ target }) => onChange({ ...invited, role: target.value as Role })}
      />
    </OwnerProofForm>
  )
}
