import type { ReactNode } from 'react'
import { CircleCheck, Info, OctagonAlert, TriangleAlert } from 'lucide-react'
import { css, styled } from 'styled-components'

export type AlertTone = 'info' | 'success' | 'warning' | 'danger'

export interface AlertProps {
  tone?: AlertTone
  heading?: string
  /** Announces the alert when it appears; not for alerts that are on the page from the start. */
  live?: boolean
  children?: ReactNode
}

const icons = { info: Info, success: CircleCheck, warning: TriangleAlert, danger: OctagonAlert }

/** A message in the flow of the page. */
export function Alert({ tone = 'info', heading, live = false, children }: AlertProps) {
  const Icon = icons[tone]
  const role = tone === 'danger' ? 'alert' : 'status'
  return (
    <Root $tone={tone} role={live ? role : undefined}>
      <Icon aria-hidden="true" strokeWidth={1.75} />
      <div>
        {heading && <Title>{heading}</Title>}
        {children}
      </div>
    </Root>
  )
}

const tones = {
  info: css`
    --tint: ${({ theme }) => theme.color.accent};
    background: ${({ theme }) => theme.color.accentSoft};
  `,
  success: css`
    --tint: ${({ theme }) => theme.color.success};
    background: ${({ theme }) => theme.color.successSoft};
  `,
  warning: css`
    --tint: ${({ theme }) => theme.color.warning};
    background: ${({ theme }) => theme.color.warningSoft};
  `,
  danger: css`
    --tint: ${({ theme }) => theme.color.danger};
    background: ${({ theme }) => theme.color.dangerSoft};
  `,
}

const Root = styled.div<{ $tone: AlertTone }>`
  ${({ $tone }) => tones[$tone]}
  display: flex;
  gap: ${({ theme }) => theme.space.sm};
  padding: ${({ theme }) => theme.space.md};
  border: ${({ theme }) => theme.line.thin} solid transparent;
  border-radius: ${({ theme }) => theme.radius.md};
  color: ${({ theme }) => theme.color.text};
  font-size: ${({ theme }) => theme.font.size.small};

  & > svg {
    flex: none;
    inline-size: ${({ theme }) => theme.icon.md};
    margin-block-start: ${({ theme }) => theme.space.hair};
    color: var(--tint);
  }
`

const Title = styled.p`
  font-weight: ${({ theme }) => theme.font.weight.semibold};
`
