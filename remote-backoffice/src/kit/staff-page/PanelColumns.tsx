import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'

/** Panels in one column of a readable width, and on large windows in two, each a {@link PanelColumn}. */
export const PanelColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, ${({ theme }) => theme.layout.narrow});
  gap: ${({ theme }) => theme.space.lg};

  ${media.extraWide} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    align-items: start;
  }
`

/** Panels below one another, in one column of {@link PanelColumns}. */
export const PanelColumn = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.lg};
`

/** Above both columns. */
export const AcrossColumns = styled.div`
  grid-column: 1 / -1;
`
