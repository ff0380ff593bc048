import { styled } from 'styled-components'

export const Specimens = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, ${({ theme }) => theme.layout.columnSmall}), 1fr));
  gap: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.lg};
  min-inline-size: 0;
`

export const Figure = styled.figure<{ $wide: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
  grid-column: ${({ $wide }) => ($wide ? '1 / -1' : 'auto')};
  min-inline-size: 0;
  margin: 0;
`

export const StateName = styled.figcaption`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
  line-height: ${({ theme }) => theme.font.leading.snug};
`

/** Contains fixed-position elements of a component; outlines may overflow a little. */
export const Stage = styled.div`
  position: relative;
  min-inline-size: 0;
  overflow: clip;
  overflow-clip-margin: ${({ theme }) => theme.space.xs};
  contain: layout;
`
