import type { Me, OwnSession } from '@tekskills/shared/contracts/http/session'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { styled } from 'styled-components'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { PasswordPanel } from './PasswordPanel'
import { SecondFactorPanel } from './SecondFactorPanel'
import { SessionsPanel } from './SessionsPanel'

interface AccountViewProps {
  me: Me
  sessions: readonly OwnSession[]
}

/** The account of the signed-in user: password, second factor and sessions (contract §3.4, additions). */
export function AccountView({ me, sessions }: AccountViewProps) {
  return (
    <StaffPage heading="Your account" intro={`${me.name ?? me.username} · ${me.username} · ${me.email}`}>
      <Narrow>
        {me.otpRequired && !me.otpEnabled && (
          <Alert tone="warning">
            Your role requires two-factor authentication. Set it up below to use the other pages.
          </Alert>
        )}
        <PasswordPanel username={me.username} />
        <SecondFactorPanel username={me.username} isOn={me.otpEnabled} />
        <SessionsPanel sessions={sessions} />
      </Narrow>
    </StaffPage>
  )
}

const Narrow = styled(Stack)`
  max-inline-size: ${({ theme }) => theme.layout.narrow};
`
