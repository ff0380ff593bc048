import type { ApiToken } from '@tekskills/shared/contracts/http/api-tokens'
import type { Webhook } from '@tekskills/shared/contracts/http/webhooks'
import type { OwnPasskey } from '@tekskills/shared/contracts/http/passkeys'
import type { ReactNode } from 'react'
import type { Me, OwnSession } from '@tekskills/shared/contracts/http/session'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { AcrossColumns, PanelColumn, PanelColumns } from '../../kit/staff-page/PanelColumns'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { ApiTokensPanel } from './ApiTokensPanel'
import { WebhooksPanel } from './WebhooksPanel'
import { NamePanel } from './NamePanel'
import { PasskeysPanel } from './PasskeysPanel'
import { PasswordPanel } from './PasswordPanel'
import { SecondFactorPanel } from './SecondFactorPanel'
import { SessionsPanel } from './SessionsPanel'

interface AccountViewProps {
  me: Me
  /** Undefined from a service without passkeys. */
  passkeys: readonly OwnPasskey[] | undefined
  sessions: readonly OwnSession[]
  /** Undefined for an account that may have none. */
  apiTokens: readonly ApiToken[] | undefined
  /** Undefined for an account that may have none. */
  webhooks: readonly Webhook[] | undefined
  /** The link to the staff screen, for administrators. */
  tabs?: ReactNode
}

/** The account of the signed-in user: name, password, second factors, sessions, tokens and webhooks (contract §3.4, additions). */
export function AccountView({ me, passkeys, sessions, apiTokens, webhooks, tabs }: AccountViewProps) {
  return (
    <StaffPage heading="Your account" intro={`${me.name ?? me.username} · ${me.username} · ${me.email}`} action={tabs}>
      <PanelColumns>
        {me.otpRequired && !me.otpEnabled && !passkeys?.length && (
          <AcrossColumns>
            <Alert tone="warning">
              {me.administersStaff ? 'Administering staff' : 'Your role'} requires two-factor authentication. Set up an
              authenticator app or add a passkey below to use the other pages.
            </Alert>
          </AcrossColumns>
        )}
        <PanelColumn>
          <NamePanel name={me.name ?? ''} />
          <PasswordPanel username={me.username} />
          <SecondFactorPanel username={me.username} isOn={me.otpEnabled} />
          {passkeys && <PasskeysPanel username={me.username} passkeys={passkeys} />}
        </PanelColumn>
        <PanelColumn>
          <SessionsPanel sessions={sessions} />
          {apiTokens && <ApiTokensPanel username={me.username} tokens={apiTokens} />}
          {webhooks && <WebhooksPanel webhooks={webhooks} />}
        </PanelColumn>
      </PanelColumns>
    </StaffPage>
  )
}
