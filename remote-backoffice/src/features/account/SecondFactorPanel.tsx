import { useState } from 'react'
import type { OtpSetup } from '@tekskills/shared/contracts/http/session'
import { showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { isApiError } from '@tekskills/shared/http/api-error'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { Panel } from '../../kit/staff-page/Panel'
import { beginOtp, confirmOtp, removeOtp } from './account-api'
import { OtpForm } from './OtpForm'
import { OtpSecret } from './OtpSecret'
import { RecoveryCodes } from './RecoveryCodes'

type Step =
  | { at: 'rest' }
  | { at: 'setup'; setup: OtpSetup }
  | { at: 'codes'; codes: readonly string[] }
  | { at: 'off' }

/** Turns the second factor on (scan, then confirm a code) or off (enter a code); recovery codes are shown once. */
export function SecondFactorPanel({ isOn }: { isOn: boolean }) {
  const { revalidate } = useRevalidator()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const [isBusy, setBusy] = useState(false)
  const rest = () => setStep({ at: 'rest' })

  async function begin() {
    setBusy(true)
    try {
      setStep({ at: 'setup', setup: await beginOtp() })
    } catch (error) {
      if (!isApiError(error)) throw error
      if (error.status !== 401) await showDialog({ kind: 'error', message: error.message })
    } finally {
      setBusy(false)
    }
  }

  async function switchOn(otp: string) {
    setStep({ at: 'codes', codes: await confirmOtp(otp) })
    await revalidate()
  }

  async function switchOff(otp: string) {
    await removeOtp(otp)
    rest()
    await revalidate()
  }

  return (
    <Panel heading="Second factor" action={<Badge $tone={isOn ? 'success' : 'neutral'}>{isOn ? 'On' : 'Off'}</Badge>}>
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
            <Button busy={isBusy} onClick={() => void begin()}>
              Set up
            </Button>
          )}
        </Stack>
      )}
      {step.at === 'setup' && (
        <>
          <OtpSecret setup={step.setup} />
          <OtpForm label="Code from the app" submitLabel="Turn on" onSubmit={switchOn} onCancel={rest} />
        </>
      )}
      {step.at === 'codes' && <RecoveryCodes codes={step.codes} onDone={rest} />}
      {step.at === 'off' && (
        <OtpForm
          label="Code from the app or a recovery code"
          submitLabel="Turn off"
          onSubmit={switchOff}
          onCancel={rest}
        />
      )}
    </Panel>
  )
}
