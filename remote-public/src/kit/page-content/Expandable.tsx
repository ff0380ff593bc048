import { Plus } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'
import { Text } from '@tekskills/shared/ui/Text/Text'

interface ExpandableProps {
  name: string
  text: string
  /** Whether it is open at first. */
  open?: boolean
}

/** A name that expands to show its text, even without scripts. */
export const Expandable = ({ name, text, open }: ExpandableProps) => (
  <details open={open}>
    <Name>
      {name}
      <Plus aria-hidden="true" strokeWidth={1.75} />
    </Name>
    <Description $tone="muted" $measure>
      {text}
    </Description>
  </details>
)

const Name = styled.summary`
  display: flex;
  gap: ${({ theme }) => theme.space.md};
  align-items: center;
  padding-block: ${({ theme }) => theme.space.md};
  font-size: ${({ theme }) => theme.font.size.h4};
  font-weight: ${({ theme }) => theme.font.weight.semibold};
  line-height: ${({ theme }) => theme.font.leading.snug};
  cursor: pointer;
  list-style: none;
  ${stateTransition}

  &::-webkit-details-marker {
    display: none;
  }

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.md};
    margin-inline-start: auto;
    color: ${({ theme }) => theme.color.accent};
  }

  details[open] > & > svg {
    rotate: 45deg;
  }

  ${media.hover} {
    &:hover {
      color: ${({ theme }) => theme.color.accent};
    }
  }
  &:active {
    color: ${({ theme }) => theme.color.accentStrong};
  }
`

const Description = styled(Text)`
  padding-block-end: ${({ theme }) => theme.space.lg};
`
