import type { UseFormRegisterReturn } from 'react-hook-form'
import { codeHint } from '@tekskills/shared/session/second-factor'
import { Button } from '@tekskills/shared/ui/Button/Button'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { OneTimeCodeField } from './OneTimeCodeField'
import type { OwnerProofState } from './use-owner-proof'

interface FactorFieldsProps {
  proof: OwnerProofState
  code: UseFormRegisterReturn & { error?: string }
  busy: boolean
}

/** The second factor that the service requires: a passkey, if the account has one, or a code; nothing before that. */
export function FactorFields({ proof, code, busy }: FactorFieldsProps) {
  const { requiredFactor, passkeyButton, submitWithPasskey } = proof
  if (!requiredFactor) return null
  return (
    <>
      <Text>Confirm that it is you, with your second factor.</Text>
      {requiredFactor.passkey && (
        <Cluster>
          <Button ref={passkeyButton} busy={busy} onClick={() => void submitWithPasskey()}>
            Use a passkey
          </Button>
        </Cluster>
      )}
      <OneTimeCodeField {...code} label="Code" hint={codeHint(requiredFactor)} />
    </>
  )
}
