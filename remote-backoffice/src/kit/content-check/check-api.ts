import type { AddressFacts } from '@tekskills/shared/contracts/http/content-check'
import { MAX_ADDRESSES } from '@tekskills/shared/contracts/http/content-check'
import { http } from '@tekskills/shared/http/client'

/** What the service knows about addresses of this site (contract §3.7, additions). */
export async function readAddressFacts(addresses: readonly string[], signal: AbortSignal): Promise<AddressFacts[]> {
  const body = { addresses: addresses.slice(0, MAX_ADDRESSES) }
  const { data } = await http.post<{ addresses: AddressFacts[] }>('/contentCheck/addresses', body, { signal })
  return data.addresses
}
