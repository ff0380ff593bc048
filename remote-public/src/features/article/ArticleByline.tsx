import { Fragment } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { Portrait } from '../../kit/portrait/Portrait'
import type { Article } from '../../kit/insight-detail/article'

/** Author (linked to their other articles), date, reading time and category of an article. */
export function ArticleByline({ article: { author, facts, category } }: { article: Article }) {
  return (
    <Line>
      {author && (
        <Face>
          <Portrait name={author.name} portrait={author.portrait} sizes="48px" />
        </Face>
      )}
      <div>
        {author && (
          <Text $size="small" $weight="semibold">
            <TextLink to={author.to}>{author.name}</TextLink>
          </Text>
        )}
        {author?.designation && <Text $size="small">{author.designation}</Text>}
        <Text $size="small" $tone="muted">
          {facts.map(({ text, date }, index) => (
            <Fragment key={text}>
              {index > 0 && ' · '}
              {date ? <time dateTime={date}>{text}</time> : text}
            </Fragment>
          ))}
          {category && (
            <>
              <Dot> · </Dot>
              <Category>
                <TextLink to={category.to}>{category.name}</TextLink>
              </Category>
            </>
          )}
        </Text>
      </div>
    </Line>
  )
}

/** The text wraps beside the portrait, never below it. */
const Line = styled.div`
  display: flex;
  gap: ${({ theme }) => theme.space.md};
  align-items: center;
`

/** Not at the start of a line, because on phones the category has a line of its own. */
const Dot = styled.span`
  ${media.phone} {
    display: none;
  }
`

const Category = styled.span`
  ${media.phone} {
    display: block;
  }
`

const Face = styled.div`
  flex: none;
  overflow: clip;
  inline-size: ${({ theme }) => theme.space.xxl};
  border-radius: ${({ theme }) => theme.radius.pill};
`
