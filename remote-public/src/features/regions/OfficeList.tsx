import { styled } from 'styled-components'
import type { Region } from '@tekskills/shared/contracts/company-directory'
import { media } from '@tekskills/shared/theme/media'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { officeAt, useMinute } from './office-now'

/** The offices as rows: city, telephone, and, once the page can know it, the local time and whether the office is open. */
export function OfficeList({ regions }: { regions: readonly Region[] }) {
  const now = useMinute()
  return (
    <Rows>
      {regions.map((region) => (
        <Row key={region.name}>
          <Text $weight="semibold">
            {`${region.city} `}
            <Country>{region.name}</Country>
          </Text>
          <Phone>
            <TextLink href={`tel:${region.phone.replaceAll(' ', '')}`}>{region.phone}</TextLink>
          </Phone>
          <Clock data-live>{now !== undefined && <OfficeClock region={region} now={now} />}</Clock>
        </Row>
      ))}
    </Rows>
  )
}

function OfficeClock({ region, now }: { region: Region; now: number }) {
  const { time, isOpen } = officeAt(region, now)
  return (
    <>
      <Time>{time}</Time>
      <State $open={isOpen}>{isOpen ? 'Open now' : 'Closed'}</State>
    </>
  )
}

const Rows = styled.ul`
  display: grid;
  margin-block-end: ${({ theme }) => theme.space.xxl};
  padding: 0;
  list-style: none;
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${({ theme }) => `0 ${theme.space.lg}`};
  align-items: center;
  padding-block: ${({ theme }) => theme.space.sm};
  border-block-start: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};

  &:last-child {
    border-block-end: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 5fr) minmax(0, 4fr) minmax(0, 3fr);
  }
`

const Country = styled.span`
  margin-inline-start: ${({ theme }) => theme.space.xs};
  color: ${({ theme }) => theme.color.textMuted};
  font-weight: ${({ theme }) => theme.font.weight.regular};

  ${media.phone} {
    display: block;
    margin-inline-start: 0;
  }
`

const Phone = styled.p`
  font-variant-numeric: tabular-nums;

  & > a {
    display: inline-flex;
    align-items: center;
    min-block-size: ${({ theme }) => theme.layout.control};
    white-space: nowrap;
  }

  ${media.phone} {
    grid-row: 2;
  }
`

/* As wide as its longest text, so that nothing moves when the time appears. */
const Clock = styled.p`
  display: flex;
  gap: ${({ theme }) => theme.space.sm};
  justify-content: end;
  min-inline-size: 20ch;
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    min-inline-size: 16ch;
    grid-row: 1 / span 2;
    grid-column: 2;
  }
`

const Time = styled.span`
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`

const State = styled.span<{ $open: boolean }>`
  inline-size: 9ch;
  color: ${({ theme, $open }) => ($open ? theme.color.success : theme.color.textMuted)};
  font-weight: ${({ theme, $open }) => ($open ? theme.font.weight.semibold : theme.font.weight.regular)};
`
