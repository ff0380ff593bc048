import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useChromeStore } from '@tekskills/shared/chrome/chrome-store'
import { media } from '@tekskills/shared/theme/media'
import { pageColumn } from '@tekskills/shared/theme/styles'

/** The bar at the top of a page, with the same height for every header; hidden when a page requests it (CS-06). */
export function HeaderFrame({ children, wide = false }: { children: ReactNode; wide?: boolean }) {
  const isHidden = useChromeStore(({ headerHidden }) => headerHidden)
  return (
    <Bar inert={isHidden} data-hidden={isHidden || undefined} data-print="hide">
      <Row $wide={wide}>{children}</Row>
    </Bar>
  )
}

const Bar = styled.header`
  position: sticky;
  inset-block-start: 0;
  z-index: ${({ theme }) => theme.z.header};
  flex: none;
  block-size: ${({ theme }) => theme.layout.header};
  border-block-end: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
  background: ${({ theme }) => theme.color.surface};

  &[data-hidden] {
    visibility: hidden;
  }
`

const Row = styled.div<{ $wide: boolean }>`
  ${pageColumn}
  ${({ $wide }) => $wide && 'max-inline-size: none;'}
  display: flex;
  gap: ${({ theme }) => theme.space.sm};
  align-items: center;
  justify-content: space-between;
  block-size: 100%;

  ${media.wide} {
    gap: ${({ theme }) => theme.space.lg};
  }

  /* Icons must not shrink. */
  & :is(summary, button) > svg {
    flex: none;
  }
`
