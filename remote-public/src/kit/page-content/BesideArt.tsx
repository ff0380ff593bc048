import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Column, Columns } from '@tekskills/shared/ui/Grid/Grid'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'

/** The text of a short page beside a drawn picture; in one column the picture is below the text. */
export const BesideArt = ({ seed, children }: { seed: string; children: ReactNode }) => (
  <Columns $gap="xxl">
    <Column $span={7}>{children}</Column>
    <Art $span={5} data-print="hide">
      <SignalArt seed={seed} width={560} height={420} />
    </Art>
  </Columns>
)

const Art = styled(Column)`
  block-size: ${({ theme }) => theme.layout.columnSmall};

  ${media.laptop} {
    block-size: auto;
  }
`
