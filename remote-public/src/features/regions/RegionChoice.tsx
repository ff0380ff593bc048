import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { stateTransition } from '@tekskills/shared/theme/styles'
import { AnyLink } from '@tekskills/shared/ui/TextLink/AnyLink'
import { regions, type Region } from '../../content/regions'
import { contactPath } from './find-region'

interface RegionChoiceProps {
  label: string
  /** Words for no region at all. */
  anyLabel: string
  chosen: Region | undefined
}

/** The regions as links, so that choosing works before any script and without one; what was typed stays. */
export function RegionChoice({ label, anyLabel, chosen }: RegionChoiceProps) {
  const choices = [{ name: anyLabel, region: undefined }, ...regions.map((region) => ({ name: region.name, region }))]
  return (
    <nav aria-label={label}>
      <Choices>
        {choices.map(({ name, region }) => (
          <li key={name}>
            <Choice
              to={contactPath(region)}
              replace
              preventScrollReset
              state={{ samePage: true }}
              aria-current={region?.name === chosen?.name ? 'true' : undefined}
            >
              {name}
            </Choice>
          </li>
        ))}
      </Choices>
    </nav>
  )
}

const Choices = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ theme }) => theme.space.xs};
  padding: 0;
  list-style: none;
`

const Choice = styled(AnyLink)`
  display: inline-flex;
  align-items: center;
  min-block-size: ${({ theme }) => theme.layout.controlSmall};
  padding-inline: ${({ theme }) => theme.space.md};
  border: ${({ theme }) => `${theme.line.thin} solid ${theme.color.borderStrong}`};
  border-radius: ${({ theme }) => theme.radius.pill};
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.small};
  font-weight: ${({ theme }) => theme.font.weight.medium};
  text-decoration: none;
  ${stateTransition}

  &:focus-visible {
    border-radius: ${({ theme }) => theme.radius.pill};
  }

  ${media.hover} {
    &:hover {
      border-color: ${({ theme }) => theme.color.accent};
      color: ${({ theme }) => theme.color.accent};
    }
  }
  &:active {
    background: ${({ theme }) => theme.color.accentSoft};
  }

  &[aria-current] {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accent};
    color: ${({ theme }) => theme.color.onAccent};
  }

  ${media.forcedColors} {
    &[aria-current] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`
