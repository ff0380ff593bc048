import { announce } from '@tekskills/shared/chrome/chrome-store'
import type { StaffBlog } from '@tekskills/shared/contracts/http/blogs'
import { confirm, showDialog } from '@tekskills/shared/dialogs/dialog-store'
import { useRevalidator } from '@tekskills/shared/routing/router'
import { isApiError } from '@tekskills/shared/http/api-error'
import { removeBlog } from './blogs-api'

/** Deletes a blog after asking; `whenGone` replaces the plain reload of the list. */
export function useRemoveBlog() {
  const { revalidate } = useRevalidator()

  return async function remove({ id, blogName, status }: StaffBlog, whenGone = revalidate): Promise<void> {
    const effect = status === 'PUBLISHED' ? 'Visitors can no longer open it.' : 'It has not been public.'
    const confirmed = await confirm({
      kind: 'warn',
      heading: 'Delete this blog?',
      message: `“${blogName}” will be deleted. ${effect}`,
      confirmLabel: 'Delete',
    })
    if (!confirmed) return

    try {
      await removeBlog(id)
      await whenGone()
      announce(`Deleted ${blogName}.`)
    } catch (error) {
      if (isApiError(error) && error.status === 401) return
      const message = isApiError(error) ? error.message : 'The blog could not be deleted. Please try again.'
      await showDialog({ kind: 'error', message })
    }
  }
}
