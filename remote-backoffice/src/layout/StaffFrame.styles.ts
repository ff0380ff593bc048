import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'

export const Frame = styled.div`
  ${media.laptop} {
    display: flex;
    align-items: start;
  }

  /* A text in full screen is alone in the window. */
  &:has([data-full-screen]) {
    margin-block-start: calc(-1 * ${({ theme }) => theme.layout.header});

    & > nav {
      display: none;
    }
  }
`

export const Content = styled.div`
  flex: 1;
  min-inline-size: 0;
  margin-inline: auto;
  max-inline-size: calc(${({ theme }) => theme.layout.page} + 2 * ${({ theme }) => theme.space.gutter});
  padding: ${({ theme }) => theme.space.lg} ${({ theme }) => theme.space.gutter} ${({ theme }) => theme.space.xxxl};

  /* A board uses the full width. */
  &:has([data-board]) {
    max-inline-size: none;
  }

  ${media.extraWide} {
    &:has([data-full-width]) {
      max-inline-size: none;
    }
  }
`

export const MenuButton = styled(Button)`
  margin-block-end: ${({ theme }) => theme.space.md};

  ${media.laptop} {
    display: none;
  }

  ${media.print} {
    display: none;
  }
`

export const Backdrop = styled.div`
  position: fixed;
  z-index: ${({ theme }) => theme.z.header};
  inset: 0;
  background: ${({ theme }) => theme.color.overlay};

  ${media.laptop} {
    display: none;
  }
`
