import { useState } from 'react'
import type { OtpSetup, OwnerProof } from '@tekskills/shared/contracts/http/session'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { Panel } from '../../kit/staff-page/Panel'
import { beginOtp, confirmOtp, removeOtp } from './account-api'
import { OtpSecret } from './OtpSecret'
import { OwnerProofForm } from '../../kit/owner-proof/OwnerProofForm'
import { RecoveryCodes } from './RecoveryCodes'
import { SecondFactorForm, type SecondFactorValues } from './SecondFactorForm'

type Step =
  | { at: 'rest' }
  | { at: 'password' }
  | { at: 'setup'; setup: OtpSetup }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'off' }

/**
 * Turns the authenticator on (password, scan, confirm a code) or off (password and a code); recovery codes are shown
 * once.
 */
export function SecondFactorPanel({ isOn, username }: { isOn: boolean; username: string }) {
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const rest = () => setStep({ at: 'rest' })

  async function begin(proof: OwnerProof) {
    setStep({ at: 'setup', setup: await beginOtp(proof) })
  }

  async function switchOn({ otp }: SecondFactorValues) {
    setStep({ at: 'codes', codes: await confirmOtp(otp) })
    await revalidate()
  }

  async function switchOff(values: SecondFactorValues) {
    await removeOtp(values)
    rest()
    await revalidate()
  }

  return (
    <Panel
      heading="Authenticator app"
      action={<Badge $tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>}
    >
      {step.at === 'rest' && (
        <Stack $gap="sm" $align="start">
          <Text $tone="muted">
            {isOn
              ? 'When you log in, you also enter a code from your authenticator app or one of your recovery codes.'
              : 'Protects your account even if your password is stolen. When you log in, you also enter a code from an authenticator app.'}
          </Text>
          {isOn ? (
            <Button variant="secondary" onClick={() => setStep({ at: 'off' })}>
              Turn off…
            </Button>
          ) : (
            <Button variant="secondary" onClick={() => setStep({ at: 'password' })}>
              Set up
            </Button>
          )}
        </Stack>
      )}
      {step.at === 'password' && (
        <OwnerProofForm
          label="Authenticator app"
          username={username}
          submitLabel="Continue"
          onSubmit={begin}
          onCancel={rest}
        />
      )}
      {step.at === 'setup' && (
        <>
          <OtpSecret setup={step.setup} />
          <SecondFactorForm codeLabel="Code from the app" submitLabel="Turn on" onSubmit={switchOn} onCancel={rest} />
        </>
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
      {step.at === 'off' && (
        <SecondFactorForm
          passwordOf={username}
          codeLabel="Code from the app or a recovery code"
          submitLabel="Turn off"
          onSubmit={switchOff}
          onCancel={rest}
        />
      )}
    </Panel>
  )
}
