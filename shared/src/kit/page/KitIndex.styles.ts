import { styled } from 'styled-components'
import { media } from '../../theme/media'

/** A line of chapters in small windows, a column of all entries in larger ones. */
export const Index = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xxs} ${({ theme }) => theme.space.md};
  align-content: start;
  padding-block: ${({ theme }) => theme.space.lg};
  font-size: ${({ theme }) => theme.font.size.small};

  & ul {
    display: none;
    list-style: none;
  }

  ${media.laptop} {
    position: sticky;
    inset-block-start: 0;
    flex-direction: column;
    flex-wrap: nowrap;
    gap: ${({ theme }) => theme.space.md};
    max-block-size: 100vh;
    padding-block: ${({ theme }) => theme.space.xl};
    overflow-y: auto;

    & ul {
      display: block;
    }
  }
`

export const IndexChapter = styled.div`
  flex: none;
`

export const IndexLink = styled.a<{ $chapter?: boolean }>`
  display: inline-block;
  padding-block: ${({ theme }) => theme.space.xxs};
  color: ${({ theme, $chapter }) => ($chapter ? theme.color.text : theme.color.textMuted)};
  font-weight: ${({ theme, $chapter }) => theme.font.weight[$chapter ? 'semibold' : 'regular']};
  line-height: ${({ theme }) => theme.font.leading.snug};
  text-decoration: none;

  ${media.hover} {
    &:hover {
      color: ${({ theme }) => theme.color.accent};
    }
  }
`
