import { styled } from 'styled-components'
import type { PublicCareer } from '@tekskills/shared/contracts/http/careers'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Container } from '@tekskills/shared/ui/Container/Container'
import { opportunities } from '../../content/careers/opportunities'

const { heading, text, missing: needed, fields } = opportunities.preview

/** Says that nobody else sees the page of a job that is not public, and what the job lacks. */
export function PreviewNotice({ missing }: NonNullable<PublicCareer['preview']>) {
  const names = missing.map((field) => fields[field as keyof typeof fields])
  return (
    <Root role="region" aria-label={heading}>
      <Alert tone="warning" heading={heading}>
        <p>{text}</p>
        {names.length > 0 && (
          <p>
            {needed} {names.join(', ')}.
          </p>
        )}
      </Alert>
    </Root>
  )
}

const Root = styled(Container)`
  padding-block-start: ${({ theme }) => theme.space.lg};
`
