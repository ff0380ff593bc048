import { useState } from 'react'
import { styled } from 'styled-components'
import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { OwnPasskey } from '@tekskills/shared/contracts/http/passkeys'
import type { OwnerProof } from '@tekskills/shared/contracts/http/session'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { VisuallyHidden } from '@tekskills/shared/ui/VisuallyHidden/VisuallyHidden'
import { deviceOf } from '../../kit/labels/device-label'
import { Panel } from '../../kit/staff-page/Panel'
import { RowList } from '../../kit/staff-page/RowList.styles'
import { formatMoment } from '../../kit/time/format-time'
import { addPasskey, removePasskey } from './account-api'
import { OwnerProofForm } from '../../kit/owner-proof/OwnerProofForm'
import { RecoveryCodes } from './RecoveryCodes'
import { useFocusAtRest } from './use-focus-at-rest'

type Step =
  | { at: 'rest' }
  | { at: 'adding' }
  | { at: 'removing'; passkey: OwnPasskey }
  | { at: 'codes'; codes: readonly string[] }

interface PasskeysPanelProps {
  username: string
  passkeys: readonly OwnPasskey[]
}

/**
 * The passkeys with which the account logs in after its password; adding and removing one needs the password again and,
 * once there is one, a second factor.
 */
export function PasskeysPanel({ username, passkeys }: PasskeysPanelProps) {
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const rest = () => setStep({ at: 'rest' })
  const addButton = useFocusAtRest(step.at)

  async function add(proof: OwnerProof, name: string) {
    const { recoveryCodes } = await addPasskey(proof, name)
    setStep(recoveryCodes ? { at: 'codes', codes: recoveryCodes } : { at: 'rest' })
    announce(`The passkey “${name}” was added. You have been logged out everywhere else.`)
    await revalidate()
  }

  async function remove({ id, name }: OwnPasskey, proof: OwnerProof) {
    await removePasskey(id, proof)
    rest()
    announce(`The passkey “${name}” was removed.`)
    await revalidate()
  }

  const isOn = passkeys.length > 0
  return (
    <Panel heading="Passkeys" action={<Badge $tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>}>
      {step.at !== 'codes' && (
        <Text $tone="muted">
          {isOn
            ? 'When you log in, you confirm with one of these passkeys after your password.'
            : 'After your password you confirm with your fingerprint, your face, the PIN of your device or a security key, so no one else can log in with your password, not even through a fake login page.'}
        </Text>
      )}
      {isOn && step.at === 'rest' && (
        <RowList aria-label="Passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id}>
              <div>
                <Name>{passkey.name}</Name>
                <Text $size="small" $tone="muted">
                  {usesOf(passkey)}
                </Text>
              </div>
              <Button size="small" variant="secondary" onClick={() => setStep({ at: 'removing', passkey })}>
                Remove…<VisuallyHidden> {passkey.name}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </RowList>
      )}
      {step.at === 'rest' && (
        <div>
          <Button ref={addButton} variant="secondary" onClick={() => setStep({ at: 'adding' })}>
            Add a passkey
          </Button>
        </div>
      )}
      {step.at === 'adding' && (
        <OwnerProofForm
          label="Add a passkey"
          username={username}
          proposedName={deviceOf(navigator.userAgent)}
          submitLabel="Continue"
          onSubmit={add}
          onCancel={rest}
        />
      )}
      {step.at === 'removing' && (
        <OwnerProofForm
          label="Remove a passkey"
          username={username}
          submitLabel="Remove passkey"
          onSubmit={(proof) => remove(step.passkey, proof)}
          onCancel={rest}
        >
          <p>
            Remove the passkey “<Name as="strong">{step.passkey.name}</Name>”? You will not be able to log in with it.
          </p>
        </OwnerProofForm>
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
    </Panel>
  )
}

const usesOf = ({ createdAt, lastUsedAt }: OwnPasskey) =>
  `Added ${formatMoment(createdAt)} · ${lastUsedAt ? `last used ${formatMoment(lastUsedAt)}` : 'not used yet'}`

const Name = styled.p`
  overflow-wrap: anywhere;
`
