import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Container } from '@tekskills/shared/ui/Container/Container'

const HEADING = 'Preview: not public'

/** Says above a page that nobody without its link sees it. */
export function PreviewNotice({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <Root role="region" aria-label={HEADING}>
      <Alert tone="warning" heading={HEADING}>
        <p>{text}</p>
        {children}
      </Alert>
    </Root>
  )
}

const Root = styled(Container)`
  padding-block-start: ${({ theme }) => theme.space.lg};
`
