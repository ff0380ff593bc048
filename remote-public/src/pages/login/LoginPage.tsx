import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { NoScriptNotice } from '../../features/sign-in/NoScriptNotice'
import { SignInForm } from '../../features/sign-in/SignInForm'

/** The way into the back-office. */
export function LoginPage() {
  return (
    <Container>
      <Root>
        <Stack $gap="xl">
          <Stack $gap="xs">
            <Heading level={1} size="h2">
              Sign in
            </Heading>
            <Text $tone="muted">For staff who write, publish and recruit.</Text>
          </Stack>
          <NoScriptNotice />
          <SignInForm />
        </Stack>
        <Picture>
          <SignalArt seed="sign-in" width={640} height={400} />
        </Picture>
      </Root>
    </Container>
  )
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
