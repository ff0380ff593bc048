import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Container } from '@tekskills/shared/ui/Container/Container'

/** A header, the main content below it and, on wide screens, an aside next to the content. */
export const BesideColumns = styled(Container)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl};

  ${media.laptop} {
    grid-template-columns: minmax(0, 8fr) minmax(0, 4fr);
    column-gap: ${({ theme }) => theme.space.xxxl};
  }
`

export const BesideHead = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.md};
  grid-column: 1 / -1;
`
