import { ArrowRight } from 'lucide-react'
import { styled } from 'styled-components'
import { REGION_NAMES } from '@tekskills/shared/contracts/company-facts'
import { media } from '@tekskills/shared/theme/media'
import { CardLink } from '@tekskills/shared/ui/Card/Card'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { careers } from '../../content/careers/careers'
import { RuledItem, RuledList } from '../../kit/lists/ruled-list'
import { jobsPath } from '../../kit/jobs/job-query'
import { positions } from '../../kit/jobs/job-labels'
import { Unavailable } from '../../kit/service/Unavailable'

const { none, failedHeading, failedText } = careers.regions

/** The eight regions, each with a dot per open position, and with a link if at least one is open. */
export function RegionPositions({ counts }: { counts: Readonly<Record<string, number>> | undefined }) {
  if (!counts) return <Unavailable heading={failedHeading}>{failedText}</Unavailable>
  return (
    <RuledList>
      {REGION_NAMES.map((country) => (
        <Region key={country} country={country} count={counts[country] ?? 0} />
      ))}
    </RuledList>
  )
}

function Region({ country, count }: { country: (typeof REGION_NAMES)[number]; count: number }) {
  return (
    <Row>
      <Text as="h3" $weight="semibold">
        {count > 0 ? <CardLink to={jobsPath({ country })}>{country}</CardLink> : country}
      </Text>
      <Dots aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <i key={index} />
        ))}
      </Dots>
      <Text $size="small" $tone="muted">
        {count > 0 ? positions(count) : none}
      </Text>
      {count > 0 && <ArrowRight aria-hidden="true" strokeWidth={1.75} />}
    </Row>
  )
}

const Row = styled(RuledItem)`
  grid-template-columns: minmax(0, 1fr) auto ${({ theme }) => theme.icon.md};
  gap: ${({ theme }) => `${theme.space.xxs} ${theme.space.md}`};
  align-items: center;
  min-block-size: ${({ theme }) => theme.space.xxxl};
  padding-block: ${({ theme }) => theme.space.sm};

  & > svg {
    inline-size: ${({ theme }) => theme.icon.md};
    color: ${({ theme }) => theme.color.accent};
  }

  ${media.laptop} {
    grid-template-columns: minmax(0, 3fr) minmax(0, 6fr) minmax(0, 2fr) ${({ theme }) => theme.icon.md};
  }
`

/** On their own row below the text, except on wide screens. */
const Dots = styled.span`
  display: flex;
  flex-wrap: wrap;
  grid-row: 2;
  grid-column: 1 / -1;
  gap: ${({ theme }) => theme.space.xs};

  &:empty {
    display: none;
  }

  ${media.laptop} {
    grid-area: auto;

    &:empty {
      display: flex;
    }
  }

  & > i {
    inline-size: ${({ theme }) => theme.space.sm};
    block-size: ${({ theme }) => theme.space.sm};
    border: ${({ theme }) => theme.line.thin} solid transparent;
    border-radius: 50%;
    background: ${({ theme }) => theme.color.accent};
  }
`
