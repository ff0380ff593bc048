import { useState } from 'react'
import { styled } from 'styled-components'
import { useSearchParams } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { AcceptInvitation } from '../../features/sign-in/AcceptInvitation'
import { ForgottenPasswordForm } from '../../features/sign-in/ForgottenPasswordForm'
import { NewPasswordForm } from '../../features/sign-in/NewPasswordForm'
import { NoScriptNotice } from '../../features/sign-in/NoScriptNotice'
import { SignInForm } from '../../features/sign-in/SignInForm'
import type { TypedUsername } from '../../features/sign-in/UsernameField'

/** Sign-in to the back-office, the reset of a forgotten password, and invitations to the staff. */
export function LoginPage() {
  const [search] = useSearchParams()
  const [typed, setTyped] = useState('')
  const { heading, text, form } = formFor(search, { typed, onTyped: setTyped })
  return (
    <Container>
      <Root>
        <Stack $gap="xl">
          <Stack $gap="xs">
            <Heading level={1} size="h2">
              {heading}
            </Heading>
            <Text $tone="muted">{text}</Text>
          </Stack>
          <NoScriptNotice />
          {form}
        </Stack>
        <Picture>
          <SignalArt seed="sign-in" width={640} height={400} />
        </Picture>
      </Root>
    </Container>
  )
}

function formFor(search: URLSearchParams, name: TypedUsername) {
  const resetToken = search.get('reset')
  if (resetToken) {
    return {
      heading: 'Set a new password',
      text: 'This logs you out on every device.',
      form: <NewPasswordForm resetToken={resetToken} />,
    }
  }
  if (search.get('invitation') === '1') {
    return {
      heading: 'Welcome to Tekskills',
      text: 'This is your invitation to the staff area.',
      form: <AcceptInvitation />,
    }
  }
  if (search.get('forgot') === '1') {
    return {
      heading: 'Forgot your password?',
      text: 'We will send a link to your account’s email address.',
      form: <ForgottenPasswordForm name={name} />,
    }
  }
  return { heading: 'Log in', text: 'For staff who write, publish and recruit.', form: <SignInForm name={name} /> }
}

const Root = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.xxxl};
  align-items: center;
  max-inline-size: ${({ theme }) => theme.layout.dialog};
  margin-inline: auto;
  padding-block: ${({ theme }) => theme.space.section};

  ${media.laptop} {
    grid-template-columns: ${({ theme }) => theme.layout.dialog} minmax(0, 1fr);
    max-inline-size: none;
  }
`

const Picture = styled.div`
  display: none;
  overflow: hidden;
  border-radius: ${({ theme }) => theme.radius.lg};
  background: ${({ theme }) => theme.color.surfaceMuted};

  ${media.laptop} {
    display: block;
  }
`
