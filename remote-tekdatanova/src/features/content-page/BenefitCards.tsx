import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { PageContent } from '../../content/types'
import { ContentIcon } from '../../kit/pictures/ContentIcon'
import { Reveal } from '../../kit/reveal/Reveal'

type BenefitCardsProps = Pick<PageContent, 'benifitSectionTitle' | 'benifitSectionDesc' | 'benifitCards'> & {
  /** Whether to enlarge the figure at the start of a title, for the claims of the Microsoft page (MS-12). */
  showsFigures?: boolean
}

/** The row of benefit cards (MS-10). */
export function BenefitCards({ showsFigures = false, ...section }: BenefitCardsProps) {
  const { benifitSectionTitle, benifitSectionDesc, benifitCards } = section
  return (
    <Section heading={benifitSectionTitle} intro={benifitSectionDesc} tone="muted">
      <Row $atTablet={benifitCards.length % 2 === 0 ? 2 : 3}>
        {benifitCards.map(({ icon, title, description }) => (
          <Benefit forwardedAs="li" key={title}>
            <ContentIcon name={icon} />
            <Heading level={3} size="h4">
              {showsFigures ? <FigureTitle title={title} /> : title}
            </Heading>
            <Text $size="small" $tone="muted">
              {description}
            </Text>
          </Benefit>
        ))}
      </Row>
    </Section>
  )
}

const Row = styled.ul<{ $atTablet: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ theme }) => theme.space.xl} ${({ theme }) => theme.space.lg};

  ${media.tablet} {
    grid-template-columns: repeat(${({ $atTablet }) => $atTablet}, minmax(0, 1fr));
  }

  ${media.laptop} {
    grid-template-columns: repeat(auto-fit, minmax(${({ theme }) => theme.layout.columnSmall}, 1fr));
  }
`

const Benefit = styled(Reveal)`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.sm};
  padding-top: ${({ theme }) => theme.space.lg};
  border-top: ${({ theme }) => theme.line.thick} solid ${({ theme }) => theme.color.accent2};
`

/** A title such as '96 percent user satisfaction' with an enlarged figure (MS-12). */
function FigureTitle({ title }: { title: string }) {
  const [, figure, rest = title] = /^([\d.]+)( .+)$/.exec(title) ?? []
  return (
    <>
      {figure && <Figure>{figure}</Figure>}
      {rest}
    </>
  )
}

const Figure = styled.span`
  display: block;
  background: ${({ theme }) => theme.gradient.signal};
  background-clip: text;
  color: transparent;
  font-size: ${({ theme }) => theme.font.size.h1};
  font-variant-numeric: tabular-nums;
  letter-spacing: ${({ theme }) => theme.font.tracking.tight};
  line-height: ${({ theme }) => theme.font.leading.tight};

  ${media.forcedColors} {
    background: none;
    color: inherit;
  }

  ${media.print} {
    background: none;
    color: inherit;
  }
`
