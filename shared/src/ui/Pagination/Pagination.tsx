import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useLocation } from '@tekskills/shared/routing/router'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'
import { Ellipsis, List, Step } from './Pagination.styles'
import { pageWindow } from './page-window'

export interface PaginationProps {
  /** Zero-based, as in responses of the service (contract §3.3). */
  page: number
  totalPages: number
  /** Distinguishes several paginations on one page. */
  label?: string
}

/** Links to the pages of a list, which change only the `page` parameter of the URL. Renders nothing for a single page. */
export function Pagination({ page, totalPages, label = 'Pages' }: PaginationProps) {
  const { pathname, search } = useLocation()
  if (totalPages <= 1) return null

  const addressOf = (target: number) => {
    const params = new URLSearchParams(search)
    if (target === 0) params.delete('page')
    else params.set('page', String(target))
    return { pathname, search: params.toString() }
  }

  return (
    <nav aria-label={label}>
      <List>
        <li>
          {page > 0 && (
            <Step to={addressOf(page - 1)} rel="prev" aria-label="Previous page">
              <ChevronLeft aria-hidden="true" strokeWidth={1.75} />
            </Step>
          )}
        </li>
        {pageWindow(page, totalPages).map((target, index) => (
          <li key={target ?? `gap-${index}`}>
            {target === null ? (
              <Ellipsis aria-hidden="true">…</Ellipsis>
            ) : (
              <Step to={addressOf(target)} aria-current={target === page ? 'page' : undefined}>
                <VisuallyHidden>Page </VisuallyHidden>
                {target + 1}
              </Step>
            )}
          </li>
        ))}
        <li>
          {page < totalPages - 1 && (
            <Step to={addressOf(page + 1)} rel="next" aria-label="Next page">
              <ChevronRight aria-hidden="true" strokeWidth={1.75} />
            </Step>
          )}
        </li>
      </List>
    </nav>
  )
}
