import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'

/** A title such as '96 percent user satisfaction', read as it stands and drawn with its figure large (MS-12). */
export function FigureTitle({ title }: { title: string }) {
  const [, figure, words = title] = /^([\d.]+)( .+)$/.exec(title) ?? []
  return (
    <>
      {figure && <Figure>{figure}</Figure>}
      {words}
    </>
  )
}

const Figure = styled.span`
  display: block;
  background: ${({ theme }) => theme.gradient.signal};
  background-clip: text;
  color: transparent;
  font-size: ${({ theme }) => theme.font.size.h1};
  font-variant-numeric: tabular-nums;
  letter-spacing: ${({ theme }) => theme.font.tracking.tight};
  line-height: ${({ theme }) => theme.font.leading.tight};

  ${media.forcedColors} {
    background: none;
    color: inherit;
  }

  ${media.print} {
    background: none;
    color: inherit;
  }
`
