import { redirectType, type StaffRedirect } from '@tekskills/shared/contracts/http/redirects'
import { http } from '@tekskills/shared/http/client'
import type { TableSource } from '../../kit/tables/record-list-definition'

/** The list of redirects, and its sortable columns (contract §3.7, additions). */
export const redirectSource: TableSource = {
  url: '/redirects',
  rules: {
    columns: ['from', 'updatedAt'],
    defaultSort: 'from,asc',
    types: redirectType.options,
    params: ['tab'],
    kept: ['tab'],
  },
}

/** What staff enter; a page that is gone has no target. */
export interface RedirectValues {
  from: string
  to: string | null
  code: StaffRedirect['code']
}

export async function addRedirect(values: RedirectValues): Promise<void> {
  await http.post('/redirects', values)
}

/** Changes a redirect, at the version that the user sees. */
export async function changeRedirect({ id, version }: StaffRedirect, values: RedirectValues): Promise<void> {
  await http.put('/redirects', { id, version, ...values })
}

export async function deleteRedirect({ id }: Pick<StaffRedirect, 'id'>): Promise<void> {
  await http.delete(`/redirects/${encodeURIComponent(id)}`)
}
