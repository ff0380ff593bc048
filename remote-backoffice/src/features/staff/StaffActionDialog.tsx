import type { Role } from '@tekskills/shared/contracts/access'
import type { OwnerProof } from '@tekskills/shared/contracts/http/session'
import type { StaffInvitation, StaffPerson } from '@tekskills/shared/contracts/http/staff'
import { Dialog } from '@tekskills/shared/ui/Dialog/Dialog'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { OwnerProofForm } from '../../kit/owner-proof/OwnerProofForm'
import { changeAccess, changeRole, changeFactorRule, endSessions, resendInvitation } from './staff-api'
import { nameOf, roleAreas, roleLabels } from './staff-labels'

/** What an administrator is about to do; it takes their password. */
export type StaffAction =
  | { kind: 'role'; person: StaffPerson; role: Role }
  | { kind: 'access'; person: StaffPerson; disabled: boolean }
  | { kind: 'sessions'; person: StaffPerson }
  | { kind: 'factor'; role: Role; isDemanded: boolean }
  | { kind: 'resend'; invitation: StaffInvitation }

interface StaffActionDialogProps {
  action: StaffAction
  /** Username of the administrator, for password managers. */
  username: string
  onClose: () => void
  onDone: (message: string, jobsWithoutLead: number) => Promise<void>
}

/** Explains the consequences of an action, and asks the administrator to confirm it with password and second factor. */
export function StaffActionDialog({ action, username, onClose, onDone }: StaffActionDialogProps) {
  const { heading, text, confirm, done, danger } = messagesOf(action)

  async function submit(proof: OwnerProof) {
    await onDone(done, await perform(action, proof))
  }

  return (
    <Dialog heading={heading} size="medium" onClose={onClose}>
      <OwnerProofForm
        label={heading}
        username={username}
        submitLabel={confirm}
        danger={danger}
        onSubmit={submit}
        onCancel={onClose}
      >
        <Text>{text}</Text>
      </OwnerProofForm>
    </Dialog>
  )
}

/** Performs the action. Returns the number of jobs that no longer have a lead. */
async function perform(action: StaffAction, proof: OwnerProof): Promise<number> {
  switch (action.kind) {
    case 'role':
      return (await changeRole(action.person.id, action.role, proof)).jobsWithoutLead
    case 'access':
      return action.disabled
        ? (await changeAccess(action.person.id, true, proof)).jobsWithoutLead
        : changeAccess(action.person.id, false, proof).then(() => 0)
    case 'sessions':
      await endSessions(action.person.id, proof)
      return 0
    case 'factor':
      await changeFactorRule(action.role, action.isDemanded, proof)
      return 0
    case 'resend':
      await resendInvitation(action.invitation.id, proof)
      return 0
  }
}

interface Messages {
  heading: string
  text: string
  confirm: string
  done: string
  danger?: boolean
}

function messagesOf(action: StaffAction): Messages {
  if (action.kind === 'factor') return factorMessages(action.role, action.isDemanded)
  if (action.kind === 'resend') return resendMessages(action.invitation)
  const name = nameOf(action.person)
  switch (action.kind) {
    case 'role':
      return {
        heading: `Change the role of ${name}?`,
        text: `${name} will manage ${roleAreas[action.role]} instead of ${roleAreas[action.person.role]}. They will be logged out everywhere and leave their hiring teams.${leavesOf(action.person)} Drafts will be kept.`,
        confirm: 'Change role',
        done: `${name} now has the role ${roleLabels[action.role].toLowerCase()}.`,
      }
    case 'access':
      return action.disabled
        ? {
            heading: `Disable ${name}?`,
            text: `${name} will be logged out everywhere at once and cannot log in until you enable the account again. Drafts and everything they have written will be kept. Invitations they sent will stop working.${leavesOf(action.person)}`,
            confirm: 'Disable account',
            done: `${name} is disabled.`,
            danger: true,
          }
        : {
            heading: `Enable ${name}?`,
            text: `${name} can log in again, with the same password and role as before.`,
            confirm: 'Enable account',
            done: `${name} is enabled.`,
          }
    case 'sessions':
      return {
        heading: `Log ${name} out everywhere?`,
        text: `${name} will be logged out on every device and can log in again. Unsaved text will be kept.`,
        confirm: 'Log out everywhere',
        done: `${name} was logged out everywhere.`,
      }
  }
}

/** What happens to a recruiter's open work. */
const leavesOf = ({ role }: StaffPerson) =>
  role === 'CAREERS'
    ? ' Interview times that no one has chosen and emails they scheduled will be cancelled; whoever leads the hiring will be told of agreed interviews.'
    : ''

function resendMessages({ email, role, invitedBy, isOwn, senderMayInvite }: StaffInvitation): Messages {
  const sender = isOwn ? 'You' : invitedBy
  return {
    heading: `Send the invitation to ${email} again?`,
    text: `${sender} sent it${senderMayInvite ? '' : ', and may no longer invite anyone'}. Anyone who reads the mailbox of ${email} gets a new link and can join with the role ${roleLabels[role].toLowerCase()}. Send it only if you know the person.`,
    confirm: 'Send again',
    done: `${email} was sent a new link.`,
  }
}

function factorMessages(role: Role, isDemanded: boolean): Messages {
  const label = roleLabels[role].toLowerCase()
  return isDemanded
    ? {
        heading: `Require two-factor authentication for ${label}?`,
        text: 'From now on, everyone with this role needs an authenticator app or a passkey. Anyone who has neither can open only their own account page until they set one up.',
        confirm: 'Require it',
        done: `Two-factor authentication is required for ${label}.`,
      }
    : {
        heading: `No longer require two-factor authentication for ${label}?`,
        text: 'A password alone will be enough for accounts that have nothing else set up. What people have set up stays on.',
        confirm: 'No longer require it',
        done: `Two-factor authentication is no longer required for ${label}.`,
        danger: true,
      }
}
