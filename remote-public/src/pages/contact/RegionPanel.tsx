import { styled } from 'styled-components'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { contact } from '../../content/contact/contact'
import type { Region } from '../../content/regions'
import { officeHoursText } from '../../features/regions/office-hours'

/** Who answers in the chosen region, and when. */
export function RegionPanel({ region: { name, utcOffset } }: { region: Region }) {
  return (
    <Root>
      <Text $weight="semibold">{`${name} will answer.`}</Text>
      <Text $tone="muted">{contact.desks[name]}</Text>
      <Text $size="small">{`Open on working days, ${officeHoursText(utcOffset)} UTC.`}</Text>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  padding-inline-start: ${({ theme }) => theme.space.lg};
  border-inline-start: ${({ theme }) => `${theme.line.focus} solid ${theme.color.accent}`};
`
