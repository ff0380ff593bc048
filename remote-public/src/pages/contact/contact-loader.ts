import type { LoaderFunctionArgs } from '@tekskills/shared/routing/router'
import { readContactRequest, type ContactRequest } from '../../content/contact/contact-request'
import { readerOf, type Lead } from '../../content/people/leads'
import { findRegion } from '../../features/regions/find-region'

export interface ContactData {
  /** As the address says it; retired addresses redirect to one with a `country` (RT-02). */
  request: ContactRequest
  /** Who reads the message. */
  reader: Lead
}

/** Reads the request from the address, and finds the person who reads it. */
export function loader({ request }: Pick<LoaderFunctionArgs, 'request'>): ContactData {
  const asked = readContactRequest(new URL(request.url).searchParams)
  return { request: asked, reader: readerOf(asked.to, findRegion(asked.country)?.name) }
}
