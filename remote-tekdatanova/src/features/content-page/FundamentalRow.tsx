import { ArrowLeft, ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Section } from '@tekskills/shared/ui/Section/Section'
import type { PageContent } from '../../content/types'
import { FundamentalCard } from './FundamentalCard'
import { ScrollButton } from './ScrollButton'
import { useRowScroll } from './use-row-scroll'

type FundamentalRowProps = Pick<PageContent, 'funSectionTitle' | 'funSectionDesc' | 'funCards'>

/** The scrollable row of fundamental cards with its left and right buttons (MS-10, MS-11). */
export function FundamentalRow({ funSectionTitle, funSectionDesc, funCards }: FundamentalRowProps) {
  const { row, atStart, atEnd, scroll } = useRowScroll()
  const buttons = (
    <Buttons>
      <ScrollButton label="Scroll left" isAtEnd={atStart} onPress={() => scroll(-1)}>
        <ArrowLeft aria-hidden="true" />
      </ScrollButton>
      <ScrollButton label="Scroll right" isAtEnd={atEnd} onPress={() => scroll(1)}>
        <ArrowRight aria-hidden="true" />
      </ScrollButton>
    </Buttons>
  )
  return (
    <Section heading={funSectionTitle} intro={funSectionDesc} action={buttons}>
      <Row ref={row}>
        {funCards.map((card) => (
          <FundamentalCard key={card.title} card={card} />
        ))}
      </Row>
    </Section>
  )
}

const Buttons = styled.div`
  display: none;

  ${media.laptop} {
    display: flex;
    gap: ${({ theme }) => theme.space.xs};

    /* Hidden until the page is hydrated, but their space is reserved. */
    html:not([data-alive]) & {
      visibility: hidden;
    }
  }
`

const Row = styled.ul`
  display: flex;
  gap: ${({ theme }) => theme.space.md};
  margin-inline: calc(-1 * ${({ theme }) => theme.space.gutter});
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.gutter} ${({ theme }) => theme.space.lg};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-padding-inline: ${({ theme }) => theme.space.gutter};
  scrollbar-width: thin;
  scrollbar-color: ${({ theme }) => theme.color.borderStrong} transparent;

  /* Where the page has margins, a cut card would end beside empty space: four cards fill the column. */
  ${media.extraWide} {
    margin-inline: calc(-1 * ${({ theme }) => theme.space.xs});
    padding-inline: ${({ theme }) => theme.space.xs};
    scroll-padding-inline: ${({ theme }) => theme.space.xs};

    & > li {
      flex: none;
      inline-size: calc((100% - 3 * ${({ theme }) => theme.space.md}) / 4);
    }
  }

  ${media.print} {
    flex-wrap: wrap;
  }
`
