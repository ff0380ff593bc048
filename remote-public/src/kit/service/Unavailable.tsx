import type { MouseEvent } from 'react'
import { Alert } from '@tekskills/shared/ui/Alert/Alert'
import { Stack } from '@tekskills/shared/ui/Stack/Stack'
import { Text } from '@tekskills/shared/ui/Text/Text'
import { useLocation, useRevalidator } from '@tekskills/shared/routing/router'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'

/** Shown in place of content that could not be loaded from the service. */
export function Unavailable({ heading, children }: { heading: string; children: string }) {
  return (
    <Alert tone="warning" heading={heading}>
      <Stack $gap="md" $align="start">
        <Text $size="small">{children}</Text>
        <TryAgain />
      </Stack>
    </Alert>
  )
}

/** Revalidates the page's data in place; before scripts run, it is a link to the same page. */
function TryAgain() {
  const { pathname, search } = useLocation()
  const { revalidate, state } = useRevalidator()
  const busy = state === 'loading'

  const handleClick = (event: MouseEvent) => {
    event.preventDefault()
    if (!busy) void revalidate()
  }

  return (
    <ButtonLink to={`${pathname}${search}`} variant="secondary" size="small" aria-busy={busy} onClick={handleClick}>
      {busy ? 'Trying again' : 'Try again'}
    </ButtonLink>
  )
}
