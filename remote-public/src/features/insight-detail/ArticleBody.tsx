import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Prose } from '@tekskills/shared/ui/Prose/Prose'
import { ContentsList } from './ContentsList'
import { withHeadingIds } from './heading-contents'
import { withScrollableParts } from './scrollable-parts'

interface ArticleBodyProps {
  /**
   * HTML as the service cleaned it on write and on render (contract §3.5). It is not cleaned again here: there is no
   * DOM on the server, and a second clean in the browser would change the page while it hydrates.
   */
  html: string
  /** What follows the text in its column. */
  children?: ReactNode
}

/** The text of an article with its contents list beside it. */
export function ArticleBody({ html: cleaned, children }: ArticleBodyProps) {
  const { html, headings } = withHeadingIds(cleaned)
  return (
    <Root>
      <Aside>{headings.length > 1 && <ContentsList headings={headings} />}</Aside>
      <Column>
        {html && <Prose dangerouslySetInnerHTML={{ __html: withScrollableParts(html) }} />}
        {children}
      </Column>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.wide} {
    grid-template-columns: minmax(0, 9fr) minmax(0, 3fr);
    gap: ${({ theme }) => theme.space.xxl};
  }
`

/* Right of the text, so that title, picture and text share one edge. */
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
