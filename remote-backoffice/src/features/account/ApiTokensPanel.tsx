import { useState } from 'react'
import type { ApiToken } from '@tekskills/shared/contracts/http/api-tokens'
import type { OwnerProof } from '@tekskills/shared/contracts/http/session'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import { confirm, showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { failureMessage } from '../../kit/connection/failure-message'
import { Panel } from '../../kit/staff-page/Panel'
import { RowName, Rows } from '../../kit/staff-page/RowList.styles'
import { formatMoment } from '../../kit/time/format-time'
import { describeScopes, scopesOf } from './api-token-labels'
import { makeApiToken, revokeApiToken } from './api-tokens-api'
import { EMPTY_TOKEN, NewApiTokenForm } from './NewApiTokenForm'
import { ShownOnce } from './ShownOnce'
import { useFocusAtRest } from './use-focus-at-rest'

interface ApiTokensPanelProps {
  username: string
  tokens: readonly ApiToken[]
}

type Step = { at: 'rest' } | { at: 'making' } | { at: 'made'; token: string; name: string }

/** The tokens with which programs call the service in the name of the account (ADR 0118). */
export function ApiTokensPanel({ username, tokens }: ApiTokensPanelProps) {
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  // Kept when the form is closed, so that what was typed is not lost.
  const [values, setValues] = useState(EMPTY_TOKEN)
  const [revoking, setRevoking] = useState<string>()
  const opener = useFocusAtRest(step.at)

  async function make(proof: OwnerProof) {
    const { name, days, access } = values
    const made = await makeApiToken({ ...proof, name, days, scopes: scopesOf(access) })
    setValues(EMPTY_TOKEN)
    setStep({ at: 'made', token: made.token, name: made.apiToken.name })
    await revalidate()
  }

  async function revoke({ id, name }: ApiToken) {
    const isSure = await confirm({
      kind: 'warn',
      heading: `Revoke the token “${name}”?`,
      message: 'The program that uses it loses access at once.',
      confirmLabel: 'Revoke',
    })
    if (!isSure) return
    setRevoking(id)
    try {
      await revokeApiToken(id)
      announce(`The token “${name}” was revoked.`)
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401 && error.status !== 404)
        await showDialog({ kind: 'error', message: failureMessage(error) })
    } finally {
      setRevoking(undefined)
      await revalidate()
      opener.current?.focus()
    }
  }

  return (
    <Panel heading="API tokens" action={<Badge>{tokens.length}</Badge>}>
      <Text $tone="muted">
        A token lets a program read or write content in your name, without your password. No token gives access to
        accounts, applicants or enquiries.
      </Text>
      {tokens.length > 0 && (
        <Rows aria-label="API tokens">
          {tokens.map((token) => (
            <li key={token.id}>
              <div>
                <Cluster $gap="xs">
                  <RowName>{token.name}</RowName>
                  {token.isExpired && <Badge $tone="warning">Expired</Badge>}
                </Cluster>
                <Text $size="small">{describeScopes(token.scopes)}</Text>
                <Text $size="small" $tone="muted">
                  {`Valid until ${formatMoment(token.expiresAt)} · `}
                  {token.lastUsedAt ? `last used ${formatMoment(token.lastUsedAt)}` : 'not used yet'}
                </Text>
              </div>
              <Button size="small" variant="secondary" busy={revoking === token.id} onClick={() => void revoke(token)}>
                Revoke…<VisuallyHidden> {token.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </Rows>
      )}
      {step.at === 'rest' && (
        <div>
          <Button ref={opener} variant="secondary" onClick={() => setStep({ at: 'making' })}>
            Create a token
          </Button>
        </div>
      )}
      {step.at === 'making' && (
        <NewApiTokenForm
          username={username}
          values={values}
          onChange={setValues}
          onSubmit={make}
          onCancel={() => setStep({ at: 'rest' })}
        />
      )}
      {step.at === 'made' && (
        <ShownOnce
          heading={`The token “${step.name}” was created. Copy it now`}
          label="Token"
          secret={step.token}
          onDone={() => setStep({ at: 'rest' })}
        />
      )}
    </Panel>
  )
}
