import { lazy, Suspense, type ComponentType } from 'react'
import { styled } from 'styled-components'
import type { OtpSetup } from '@tekskills/shared/contracts/http/session'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'

/**
 * The QR code library is loaded when a user sets up a second factor; if it cannot be loaded, the key and the link are
 * enough.
 */
const SetupQrCode = lazy<ComponentType<{ uri: string }>>(() =>
  import(/* webpackChunkName: "setup-qr-code" */ './SetupQrCode').then(
    ({ SetupQrCode: Code }) => ({ default: Code }),
    () => ({ default: () => null }),
  ),
)

/** What the authenticator app needs: a QR code, a link that opens the app on this device, or the key to type in. */
export function OtpSecret({ setup: { secret, uri } }: { setup: OtpSetup }) {
  return (
    <Steps>
      <li>
        <Text>
          In your authenticator app, add an account and scan this code, type in the key below it (time-based, six
          digits), or <TextLink href={uri}>open it in an app on this device</TextLink>.
        </Text>
        <Suspense fallback={null}>
          <SetupQrCode uri={uri} />
        </Suspense>
        <Key>{secret.match(/.{1,4}/g)?.join(' ')}</Key>
      </li>
      <li>
        <Text>Enter the code that the app shows now.</Text>
      </li>
    </Steps>
  )
}

const Steps = styled.ol`
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  padding: 0;
  list-style: none;
`

const Key = styled.code`
  display: block;
  inline-size: fit-content;
  margin-block-start: ${({ theme }) => theme.space.xs};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.surfaceMuted};
  font-family: ${({ theme }) => theme.font.mono};
  overflow-wrap: anywhere;
  user-select: all;
`
