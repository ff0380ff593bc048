import { Columns3, Rows3 } from 'lucide-react'
import { useLocation } from '@tekskills/shared/routing/router'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { Cluster } from '@tekskills/shared/ui/Stack/Cluster'

const icon = { 'aria-hidden': true, strokeWidth: 1.75 } as const

/** Filters that both views have; each view keeps the others to itself. */
const SHARED = ['q', 'jobId', 'from', 'to']

/** Table or board, with the same filters. */
export function ViewSwitch({ current }: { current: 'table' | 'board' }) {
  const { pathname, search } = useLocation()
  const addressOf = (view: 'table' | 'board') => {
    const all = new URLSearchParams(search)
    const kept = new URLSearchParams(SHARED.flatMap((name) => all.getAll(name).map((value) => [name, value])))
    if (view === 'board') kept.set('view', 'board')
    return kept.size > 0 ? `${pathname}?${kept}` : pathname
  }
  const look = (view: 'table' | 'board') =>
    ({
      to: addressOf(view),
      size: 'small',
      variant: view === current ? 'primary' : 'secondary',
      'aria-current': view === current ? 'page' : undefined,
    }) as const
  return (
    <nav aria-label="View">
      <Cluster $gap="xs">
        <ButtonLink {...look('table')} icon={<Rows3 {...icon} />}>
          Table
        </ButtonLink>
        <ButtonLink {...look('board')} icon={<Columns3 {...icon} />}>
          Board
        </ButtonLink>
      </Cluster>
    </nav>
  )
}
