import type { MouseEvent } from 'react'
import { useLocation, useRevalidator } from '@tekskills/shared/routing/router'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'

/** Loads the page's data again in place; before any script has run it is a link to the same page. */
export function TryAgain() {
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
