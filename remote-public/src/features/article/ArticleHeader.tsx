import { styled } from 'styled-components'
import { Breadcrumbs } from '@tekskills/shared/ui/Breadcrumbs/Breadcrumbs'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { insightTypes } from '../../kit/insights/insight-type'
import { ArticleByline } from './ArticleByline'
import type { Article } from '../../kit/insight-detail/article'

/** Breadcrumbs, title, description and byline of an article. */
export function ArticleHeader({ article }: { article: Article }) {
  const { texts, path } = insightTypes[article.kind]
  return (
    <Root>
      <Breadcrumbs items={[{ label: 'Home', to: '/' }, { label: texts.name, to: path }, { label: article.title }]} />
      <Heading level={1} data-part="title">
        {article.title}
      </Heading>
      <Text $size="lead" $tone="muted" $measure data-part="summary">
        {article.description}
      </Text>
      <ArticleByline article={article} />
      {article.source && (
        <Text>
          First published by{' '}
          <TextLink href={article.source.href} external>
            {article.source.name}
          </TextLink>
        </Text>
      )}
    </Root>
  )
}

const Root = styled.header`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.lg};
  max-inline-size: ${({ theme }) => theme.layout.narrow};
`
