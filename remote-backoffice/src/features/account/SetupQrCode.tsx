import { QRCodeSVG } from 'qrcode.react'
import { styled, ThemeProvider } from 'styled-components'
import { staffLightTheme } from '@tekskills/shared/theme/staff-light-theme'

/** Width and height in pixels; narrower where there is less space. */
const SIZE = 192

/**
 * The setup link as a QR code for an authenticator app to scan. It is drawn in the browser and sent nowhere, and is
 * dark on light in both color schemes because scanners expect that.
 */
export function SetupQrCode({ uri }: { uri: string }) {
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
          aria-label="QR code for the authenticator app"
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
