import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'

/**
 * Columns side by side that scroll horizontally, including their visually hidden text. Part of the next column is
 * always visible as a hint to scroll: a phone shows one and an edge, a laptop two and a half, a wide window three and a
 * half or more. A window of 1440 px shows all seven.
 */
export const Columns = styled.div`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space.sm};
  align-items: start;
  grid-auto-columns: minmax(min(80vw, calc(${({ theme }) => theme.layout.columnSmall} * 1.15)), 1fr);
  grid-auto-flow: column;
  overflow-x: auto;
  padding-block-end: ${({ theme }) => theme.space.sm};

  ${media.laptop} {
    grid-auto-columns: calc((100% - 2 * ${({ theme }) => theme.space.sm}) / 2.5);
  }

  ${media.wide} {
    grid-auto-columns: minmax(
      min(${({ theme }) => theme.layout.columnLarge}, calc((100% - 3 * ${({ theme }) => theme.space.sm}) / 3.5)),
      1fr
    );
  }

  ${media.extraWide} {
    gap: ${({ theme }) => theme.space.xs};
    grid-auto-columns: minmax(0, 1fr);
  }
`

export const ColumnRoot = styled.section<{ $target: boolean }>`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  min-block-size: calc(2 * ${({ theme }) => theme.layout.control});
  padding: ${({ theme }) => theme.space.sm};
  border: ${({ theme }) => theme.line.thin} solid
    ${({ theme, $target }) => ($target ? theme.color.accent : theme.color.border)};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme, $target }) => ($target ? theme.color.accentSoft : theme.color.surfaceMuted)};

  ${media.extraWide} {
    padding: ${({ theme }) => theme.space.xs};
  }
`

export const ColumnHead = styled.div`
  display: flex;
  justify-content: space-between;
  gap: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.textMuted};
  font-variant-numeric: tabular-nums;

  h2 {
    color: ${({ theme }) => theme.color.text};
  }
`

export const Cards = styled.ul`
  position: relative;
  display: grid;
  gap: ${({ theme }) => theme.space.xs};
  overflow-y: auto;
  max-block-size: 65vh;
`

export const CardRoot = styled.li<{ $moving: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => theme.space.xxs};
  align-items: start;
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.xs}
    ${({ theme }) => theme.space.sm};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  border-radius: ${({ theme }) => theme.radius.sm};
  background: ${({ theme }) => theme.color.surfaceRaised};
  cursor: grab;
  opacity: ${({ $moving }) => ($moving ? 0.6 : 1)};

  &:active {
    cursor: grabbing;
  }

  /* Seven columns leave little room: only the name gives way to the menu. */
  ${media.extraWide} {
    padding-inline: ${({ theme }) => `${theme.space.xs} ${theme.space.xxs}`};

    & > :first-child {
      grid-area: 1 / 1 / auto / -1;
    }
    & > :last-child {
      grid-area: 1 / 2;
    }
    & > :first-child > :first-child {
      padding-inline-end: ${({ theme }) => theme.space.xl};
    }
  }
`

export const CardText = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.hair};
  min-inline-size: 0;
  padding-block: ${({ theme }) => theme.space.xxs};
  overflow-wrap: anywhere;

  /* A card is narrower than the first column of a table. */
  & > a {
    min-inline-size: 0;
  }
`

export const CardFacts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.hair} ${({ theme }) => theme.space.xs};
  align-items: center;
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
`

export const BoardFilters = styled.div`
  display: grid;
  gap: ${({ theme }) => theme.space.md};
  align-items: end;
  margin-block-end: ${({ theme }) => theme.space.md};

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, ${({ theme }) => theme.layout.columnLarge}));
  }
`
