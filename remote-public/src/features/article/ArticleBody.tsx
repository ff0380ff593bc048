import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { RichText } from '../../kit/rich-text/RichText'
import { ContentsList } from './ContentsList'
import { withHeadingIds } from '../../kit/insight-detail/heading-contents'
import { withScrollableParts } from '../../kit/insight-detail/scrollable-parts'

interface ArticleBodyProps {
  /** HTML sanitized by the service. */
  html: string
  /** Rendered after the text, in the same column. */
  children?: ReactNode
}

/** The text of an article, with a table of contents next to it; a text without sections is set in from the title. */
export function ArticleBody({ html: cleaned, children }: ArticleBodyProps) {
  const { html, headings } = withHeadingIds(cleaned)
  return (
    <Root $isShort={headings.length < 2}>
      <Aside>{headings.length > 1 && <ContentsList headings={headings} />}</Aside>
      <Column>
        {html && (
          <div data-part="text">
            <RichText html={withScrollableParts(html)} />
          </div>
        )}
        {children}
      </Column>
    </Root>
  )
}

const Root = styled.div<{ $isShort: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.wide} {
    grid-template-columns: minmax(0, 9fr) minmax(0, 3fr);
    gap: ${({ theme }) => theme.space.xxl};
    padding-inline-start: ${({ theme, $isShort }) => $isShort && `calc(${theme.layout.page} / 4)`};
  }
`

/* To the right of the text, so that title, picture and text share their left edge. */
const Aside = styled.div`
  ${media.wide} {
    grid-area: 1 / 2;
  }

  & > nav {
    position: sticky;
    inset-block-start: ${({ theme }) => `calc(${theme.layout.header} + ${theme.space.lg})`};
  }
`

const Column = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xxl};
  max-inline-size: ${({ theme }) => theme.layout.reading};

  ${media.wide} {
    grid-area: 1 / 1;
  }
`
