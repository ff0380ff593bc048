import { useId, useState, type ReactElement } from 'react'
import { Tooltip as Primitive } from '@base-ui/react/tooltip'
import { styled } from 'styled-components'

export interface TooltipProps {
  /** Explanatory text; never the only place of information, because touch screens show no tooltips. */
  content: string
  /** A single focusable control. */
  children: ReactElement<Record<string, unknown>>
  side?: 'top' | 'right' | 'bottom' | 'left'
}

/**
 * A short description of a control, shown on hover or keyboard focus, and associated with it. Escape hides it, and the
 * pointer may move onto it (WCAG 1.4.13).
 */
export function Tooltip({ content, children, side = 'top' }: TooltipProps) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Primitive.Root open={isOpen} onOpenChange={setIsOpen}>
      <Primitive.Trigger render={children} aria-describedby={isOpen ? id : undefined} />
      <Primitive.Portal>
        <Layer side={side} sideOffset={8}>
          <Bubble id={id} role="tooltip">
            {content}
          </Bubble>
        </Layer>
      </Primitive.Portal>
    </Primitive.Root>
  )
}

const Layer = styled(Primitive.Positioner)`
  z-index: ${({ theme }) => theme.z.overlay};
`

const Bubble = styled(Primitive.Popup)`
  max-inline-size: ${({ theme }) => theme.layout.columnMedium};
  padding: ${({ theme }) => theme.space.xs} ${({ theme }) => theme.space.sm};
  border: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.borderInverse};
  border-radius: ${({ theme }) => theme.radius.md};
  background: ${({ theme }) => theme.color.surfaceInverse};
  box-shadow: ${({ theme }) => theme.shadow.float};
  color: ${({ theme }) => theme.color.textInverse};
  font-size: ${({ theme }) => theme.font.size.caption};
  line-height: ${({ theme }) => theme.font.leading.snug};
  transition: opacity ${({ theme }) => theme.motion.fast} ${({ theme }) => theme.motion.ease};

  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`
