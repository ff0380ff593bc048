import { useTheme } from 'styled-components'
import { Heading } from '../../ui/Heading/Heading'
import { colorGroups, contrastOnSurface } from './color-groups'
import { Block, Chip, Measure, Palette, Ratio, Row, RowName, Swatch, Swatches } from './Foundations.styles'

const radii = ['sm', 'md', 'lg'] as const
const spaces = ['xxs', 'xs', 'sm', 'md', 'lg', 'xl', 'xxl', 'xxxl', 'huge'] as const

/** The design tokens of the theme. */
export function Foundations() {
  const theme = useTheme()
  return (
    <Palette>
      {colorGroups.map(({ heading, names }) => (
        <Block key={heading}>
          <Heading level={3} size="h5">
            {heading}
          </Heading>
          <Swatches>
            {names.map((name) => (
              <Swatch key={name}>
                <Chip $color={name} />
                <span>{name}</span>
                <Ratio>{contrastOnSurface(theme, name)}</Ratio>
              </Swatch>
            ))}
          </Swatches>
        </Block>
      ))}
      <Block>
        <Heading level={3} size="h5">
          Space
        </Heading>
        {spaces.map((name) => (
          <Row key={name}>
            <RowName>{name}</RowName>
            <Measure $inline={theme.space[name]} />
          </Row>
        ))}
      </Block>
      <Block>
        <Heading level={3} size="h5">
          Radius
        </Heading>
        {radii.map((name) => (
          <Row key={name}>
            <RowName>{name}</RowName>
            <Measure $inline={theme.space.huge} $radius={name} />
          </Row>
        ))}
      </Block>
    </Palette>
  )
}
