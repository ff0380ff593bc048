import { useId, useState, type KeyboardEvent } from 'react'
import { Heading } from '@tekskills/shared/ui/Heading/Heading'
import type { FeatureCard } from '../../content/types'
import { ContentIcon } from '../../kit/pictures/ContentIcon'
import { CardNoise } from './CardNoise'
import { Description, Face, Surface, Title } from './FundamentalCard.styles'

/**
 * A fundamental card: its description appears on hover and on focus, and is always shown on devices without hover
 * (MS-10). Escape hides it until the pointer or the focus returns (WCAG 1.4.13).
 */
export function FundamentalCard({ card: { icon, title, description } }: { card: FeatureCard }) {
  const descriptionId = useId()
  const [isDismissed, setIsDismissed] = useState(false)
  const restore = () => setIsDismissed(false)
  const dismiss = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') setIsDismissed(true)
  }

  return (
    <Surface forwardedAs="li" data-dismissed={isDismissed} onMouseLeave={restore} onBlur={restore} onKeyDown={dismiss}>
      <ContentIcon name={icon} />
      <Heading level={3} size="h4">
        <Title type="button" aria-describedby={descriptionId} onClick={restore}>
          {title}
        </Title>
      </Heading>
      <Face>
        <CardNoise seed={title} />
        <Description id={descriptionId}>{description}</Description>
      </Face>
    </Surface>
  )
}
