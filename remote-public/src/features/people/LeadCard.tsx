import { styled } from 'styled-components'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import type { Lead } from '../../content/people/leads'
import { Portrait } from '../../kit/portrait/Portrait'
import { personPath } from '../../paths'

interface LeadCardProps {
  lead: Lead
  /** One line on what the visitor can expect from them. */
  line: string
  /** On a dark background. */
  inverse?: boolean
}

/** The portrait of a contact person, with name, role and one line. */
export function LeadCard({ lead: { slug, name, role, portrait }, line, inverse = false }: LeadCardProps) {
  return (
    <Root $inverse={inverse} data-lead>
      <Face>
        <Portrait name={name} portrait={portrait} sizes="96px" />
      </Face>
      <div>
        <Text $weight="semibold">
          <TextLink to={personPath(slug)}>{name}</TextLink>
        </Text>
        <Quiet $size="small">{role}</Quiet>
        <Text $size="small">{line}</Text>
      </div>
    </Root>
  )
}

const Quiet = styled(Text)`
  margin-block-end: ${({ theme }) => theme.space.xs};
`

const Root = styled.div<{ $inverse: boolean }>`
  display: flex;
  gap: ${({ theme }) => theme.space.md};
  align-items: center;

  & a {
    color: inherit;
  }

  ${Quiet} {
    color: ${({ theme, $inverse }) => ($inverse ? theme.color.textInverseMuted : theme.color.textMuted)};
  }
`

const Face = styled.div`
  flex: none;
  inline-size: ${({ theme }) => theme.space.huge};
  border-radius: ${({ theme }) => theme.radius.md};
  overflow: clip;
`
