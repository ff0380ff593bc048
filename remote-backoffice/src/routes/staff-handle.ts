import type { Role } from '@tekskills/shared/contracts/access'
import type { PageMeta } from '@tekskills/shared/contracts/page-meta'
import type { PageHandle } from '@tekskills/shared/contracts/remote-manifest'

interface StaffHandleOptions {
  meta: PageMeta
  chunks: readonly string[]
  /** Absent: every role. */
  roles?: readonly Role[]
}

/** The handle of a staff screen. */
export const staffHandle = (options: StaffHandleOptions): PageHandle => ({
  access: 'staff',
  chrome: 'staff',
  ...options,
})
