import type { StaffCareer } from '@tekskills/shared/contracts/http/careers'
import { createPreviewLinks } from '../../kit/preview/preview-links'

/** Whether a job has a preview: one on the site has its page, and interviewers make no links. */
export const hasPreview = ({ status, mayManage }: StaffCareer) =>
  mayManage !== false && (status === 'DRAFT' || status === 'CLOSED')

const linkTo = createPreviewLinks()

/**
 * Opens the public page of a job that is not public, in a new tab. To be called in the handler of a click. Rejects with
 * `ApiError`.
 */
export async function openPreview(id: string): Promise<void> {
  // Browsers block tabs that are opened after a request.
  const tab = window.open('', '_blank')
  try {
    const url = await linkTo(`/career/${encodeURIComponent(id)}`)
    if (!tab) return window.location.assign(url)
    tab.opener = null
    tab.location.replace(url)
  } catch (error) {
    tab?.close()
    throw error
  }
}
