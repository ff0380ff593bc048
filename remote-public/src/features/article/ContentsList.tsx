import { useId } from 'react'
import { styled } from 'styled-components'
import { Link } from '@tekskills/shared/routing/router'
import { SAME_PAGE } from '@tekskills/shared/routing/same-page'
import { media } from '@tekskills/shared/theme/media'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { ArticleHeading } from '../../kit/insight-detail/heading-contents'

/** Links to the sections of an article; shown beside it on wide screens. */
export function ContentsList({ headings }: { headings: readonly ArticleHeading[] }) {
  const headingId = useId()
  return (
    <Root aria-labelledby={headingId}>
      <Text id={headingId} $size="small" $weight="semibold">
        On this page
      </Text>
      <ol>
        {headings.map(({ id, text }) => (
          <li key={id}>
            <Link to={{ hash: id }} state={SAME_PAGE}>
              {text}
            </Link>
          </li>
        ))}
      </ol>
    </Root>
  )
}

const Root = styled.nav`
  display: none;

  ${media.wide} {
    display: block;
  }

  & > ol {
    display: grid;
    margin-block-start: ${({ theme }) => theme.space.sm};
    padding: 0;
    border-inline-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
    list-style: none;
  }

  & a {
    display: block;
    padding: ${({ theme }) => `${theme.space.xs} ${theme.space.md}`};
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.small};
    line-height: ${({ theme }) => theme.font.leading.snug};
    text-decoration: none;
  }

  & a:hover {
    color: ${({ theme }) => theme.color.accent};
  }
`
