import { Rows4 } from 'lucide-react'
import { styled } from 'styled-components'
import { media } from '@tekskills/shared/theme/media'
import { Button } from '@tekskills/shared/ui/Button/Button'
import type { RowDensity } from './use-row-density'

interface DensitySwitchProps {
  density: RowDensity
  onChoose: (density: RowDensity) => void
}

/** Switches between rows of two lines and compact rows of one. Phones have no switch: their rows are summaries. */
export const DensitySwitch = ({ density, onChoose }: DensitySwitchProps) => (
  <Switch
    size="small"
    variant="secondary"
    icon={<Rows4 aria-hidden="true" strokeWidth={1.75} />}
    aria-pressed={density === 'compact'}
    onClick={() => onChoose(density === 'compact' ? 'comfortable' : 'compact')}
  >
    Compact
  </Switch>
)

const Switch = styled(Button)`
  &[aria-pressed='true'] {
    border-color: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentSoft};
    color: ${({ theme }) => theme.color.accentStrong};
  }

  ${media.phone} {
    display: none;
  }
`
