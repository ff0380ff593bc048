import { styled } from 'styled-components'
import { pageColumn } from '@tekskills/shared/theme/styles'
import { Copyright } from './Copyright'

/** The footer for staff, with the copyright line only (LY-05). */
export function MinimalFooter() {
  return (
    <Root data-print="hide">
      <Copyright />
    </Root>
  )
}

const Root = styled.footer`
  ${pageColumn}
  flex: none;
  max-inline-size: none;
  padding-block: ${({ theme }) => theme.space.md};
  border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
`
