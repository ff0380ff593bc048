import { styled } from 'styled-components'
import { Badge } from '@tekskills/shared/ui/Badge/Badge'
import { SelectField } from '@tekskills/shared/ui/Field/SelectField'
import { optionText, originText, stateText, stateTones } from './release-text'
import type { UsedRelease } from './used-releases'

interface PartReleasesProps {
  part: UsedRelease
  /** Whether the server has returned what is known and offered. */
  isKnown: boolean
  /** Whether the page belongs to this remote. */
  isOwner: boolean
  /** The release to show instead. */
  value: string | undefined
  onChoose: (release: string) => void
}

/** One part of the page: its release, where that comes from, and what may be shown instead. */
export function PartReleases({ part, isKnown, isOwner, value, onChoose }: PartReleasesProps) {
  const { name, release, isChosen, facts, offered } = part
  return (
    <Root>
      <Name>
        {name}
        {isOwner && <Note>This page</Note>}
      </Name>
      <Facts>
        <Release>{release || 'not loaded'}</Release>
        {isChosen && <Badge $tone="warm">Chosen</Badge>}
        {facts && <Badge $tone={stateTones[facts.state]}>{stateText(facts)}</Badge>}
        {isKnown && !facts && <Badge>Since replaced</Badge>}
      </Facts>
      {facts && <Origin>{originText(facts)}</Origin>}
      {offered.length > 1 && (
        <Choice>
          <SelectField
            label={`Release of ${name}`}
            value={value ?? facts?.release ?? offered[0]?.release}
            onChange={({ target }) => onChoose(target.value)}
            options={offered.map((each) => ({ value: each.release, label: optionText(each) }))}
          />
        </Choice>
      )}
    </Root>
  )
}

const Root = styled.li`
  display: grid;
  gap: ${({ theme }) => theme.space.xxs};
  padding-block: ${({ theme }) => theme.space.sm};
  border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
`

const Name = styled.h3`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  align-items: baseline;
  font-size: ${({ theme }) => theme.font.size.body};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`

const Note = styled.span`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.caption};
  font-weight: ${({ theme }) => theme.font.weight.regular};
`

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  align-items: center;
`

const Release = styled.code`
  font-family: ${({ theme }) => theme.font.mono};
  font-size: ${({ theme }) => theme.font.size.small};
  overflow-wrap: anywhere;
`

const Choice = styled.div`
  margin-block-start: ${({ theme }) => theme.space.xs};
`

const Origin = styled.p`
  color: ${({ theme }) => theme.color.textMuted};
  font-size: ${({ theme }) => theme.font.size.small};
`
