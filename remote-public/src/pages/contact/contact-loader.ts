import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { readContactRequest, type ContactRequest } from '../../content/contact/contact-request'
import { readerOf, type Lead } from '../../content/people/leads'
import { findRegion } from '../../features/regions/find-region'
import { loadPortraits, withPortrait } from '../../features/people/portraits-api'

export interface ContactData {
  /** As the address says it; retired addresses redirect to one with a `country` (RT-02). */
  request: ContactRequest
  /** Who reads the message. */
  reader: Lead
}

/** Reads the request from the address, and finds the person who reads it. */
export async function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): Promise<ContactData> {
  const requested = readContactRequest(new URL(request.url).searchParams)
  const reader = readerOf(requested.to, findRegion(requested.country)?.name)
  return { request: requested, reader: withPortrait(reader, await loadPortraits(request.signal)) }
}
