import { QRCodeSVG } from 'qrcode.react'
import { styled, ThemeProvider } from 'styled-components'
import { staffLightTheme } from '@tekskills/shared/theme/staff-light-theme'

/** Pixels that the code is drawn in; it scales with its frame. */
const SIZE = 192

/**
 * The link for an authenticator as a picture that its camera reads; drawn on this device, sent nowhere. It is dark on light
 * in both schemes, for cameras expect it so.
 */
export function OtpCodePicture({ uri }: { uri: string }) {
  return (
    <ThemeProvider theme={staffLightTheme}>
      <Frame>
        <QRCodeSVG
          value={uri}
          size={SIZE}
          level="M"
          marginSize={4}
          fgColor="currentColor"
          bgColor="transparent"
          role="img"
          aria-label="Code for the camera of the authenticator app"
        />
      </Frame>
    </ThemeProvider>
  )
}

const Frame = styled.div`
  display: inline-block;
  margin-block: ${({ theme }) => theme.space.xs};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  line-height: 0;
`
