import { styled } from 'styled-components'
import { Outlet } from '@tekskills/shared/routing/router'
import { media } from '@tekskills/shared/theme/media'
import { ClosingBanner } from '../features/closing-banner/ClosingBanner'
import { MicrositeHeader } from '../features/header/MicrositeHeader'

/** The layout of every page of the microsite: its own header above, the closing banner below. */
export function MicrositeLayout() {
  return (
    <>
      <MicrositeHeader />
      <Page id="content" tabIndex={-1}>
        <Outlet />
        <ClosingBanner />
      </Page>
    </>
  )
}

const Page = styled.main`
  padding-top: ${({ theme }) => theme.layout.header};

  ${media.print} {
    padding-top: 0;
  }
`
