import { styled } from 'styled-components'
import { media } from '../../theme/media'

/** In wide windows the text is on the left and sticky, while the states on the right scroll. */
export const Entry = styled.article`
  display: grid;
  gap: ${({ theme }) => theme.space.xl};
  padding-block: ${({ theme }) => theme.space.xxl};
  border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 3fr);
  }
`

export const TextColumn = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
  align-self: start;
  max-inline-size: ${({ theme }) => theme.layout.columnLarge};

  ${media.wide} {
    position: sticky;
    inset-block-start: ${({ theme }) => theme.space.xl};
  }
`

export const Names = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-family: ${({ theme }) => theme.font.mono};
  font-size: ${({ theme }) => theme.font.size.caption};
`

export const Keys = styled.dl`
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  margin-block-start: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.font.size.caption};
`

export const Key = styled.dt`
  display: inline;
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`

export const Effect = styled.dd`
  display: inline;
  margin-inline-start: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.textMuted};
`
