import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { visuallyHidden } from '@tekskills/shared/theme/styles'
import { CardLink, cardLinkTarget } from '@tekskills/shared/ui/Card/Card'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { DotGlyph } from './DotGlyph'
import type { DotGlyphName } from '../../content/dot-glyphs'

/** One practice; `to` is absent if it has no page. */
export interface Service {
  name: string
  text: string
  glyph: DotGlyphName
  to?: string
  linkLabel?: string
}

/** The practices as a grid. */
export function ServiceGrid({ services }: { services: readonly Service[] }) {
  return (
    <Cells>
      {services.map((service) => (
        <Cell key={service.name}>
          <DotGlyph name={service.glyph} />
          <TextColumn $gap="sm">
            <Heading level={3} size="h4">
              {service.name}
            </Heading>
            <Line $tone="muted">{service.text}</Line>
            {service.to && (
              <More>
                <CardLink to={service.to}>
                  <span>{service.linkLabel}</span> <ArrowRight aria-hidden="true" strokeWidth={1.75} />
                </CardLink>
              </More>
            )}
          </TextColumn>
        </Cell>
      ))}
    </Cells>
  )
}

const Cells = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  column-gap: ${({ theme }) => theme.space.xl};
  padding: 0;
  list-style: none;

  ${media.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${media.laptop} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Cell = styled.li`
  ${cardLinkTarget}
  display: flex;
  gap: ${({ theme }) => theme.space.lg};
  padding-block: ${({ theme }) => theme.space.sm};
  border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};

  & > svg {
    flex: none;
  }

  ${media.tablet} {
    flex-direction: column;
    padding-block: ${({ theme }) => `${theme.space.xl} ${theme.space.xxl}`};

    &:where(:nth-child(odd):last-child) {
      grid-column: 1 / -1;
      flex-direction: row;
    }
  }

  ${media.laptop} {
    &:where(:nth-child(odd):last-child) {
      grid-column: auto;
      flex-direction: column;
    }
  }
`

/* On phones a practice is one row: its name and an arrow. */
const TextColumn = styled(Stack)`
  flex: 1;

  ${media.phone} {
    flex-direction: row;
    align-items: center;
  }
`

const Line = styled(Text)`
  ${media.phone} {
    display: none;
  }
`

const More = styled.p`
  margin-block-start: auto;

  /* Named for screen readers; sighted users see the arrow. */
  ${media.phone} {
    margin: 0 0 0 auto;

    & > a > span {
      ${visuallyHidden}
    }
  }

  & > a {
    display: inline-flex;
    align-items: center;
    gap: ${({ theme }) => theme.space.xs};
    color: ${({ theme }) => theme.color.accent};
    font-weight: ${({ theme }) => theme.font.weight.semibold};
  }

  & svg {
    inline-size: ${({ theme }) => theme.icon.md};
  }
`
