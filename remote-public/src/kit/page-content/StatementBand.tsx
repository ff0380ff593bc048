import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { Band } from '@tekskills/shared/ui/Section/Section'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { StatementBlock } from '../../content/page-content'

/** The key sentence of a page on an accent background. */
export function StatementBand({ statement: { text, source, seed } }: { statement: StatementBlock }) {
  return (
    <Ground as="div">
      <Art>
        <SignalArt seed={seed} width={560} height={420} inverse />
      </Art>
      <Container>
        <Figure>
          <Quote>{text}</Quote>
          {source && (
            <Source as="figcaption" $size="small">
              {source}
            </Source>
          )}
        </Figure>
      </Container>
    </Ground>
  )
}

const Ground = styled(Band)`
  position: relative;
  overflow: clip;
  background: ${({ theme }) => theme.gradient.signal};
  color: ${({ theme }) => theme.color.onAccent};
`

const Art = styled.div`
  display: none;

  ${media.laptop} {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    display: block;
    inline-size: 36%;
    opacity: 0.6;
  }

  ${media.print} {
    display: none;
  }
`

const Figure = styled.figure`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.lg};
  max-inline-size: ${({ theme }) => theme.layout.narrow};

  ${media.laptop} {
    max-inline-size: min(60%, ${({ theme }) => theme.layout.narrow});
  }
`

const Quote = styled.blockquote`
  font-size: ${({ theme }) => theme.font.size.h2};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  line-height: ${({ theme }) => theme.font.leading.snug};
  letter-spacing: ${({ theme }) => theme.font.tracking.snug};
  text-wrap: balance;
`

const Source = styled(Text)`
  opacity: 0.88;
`
