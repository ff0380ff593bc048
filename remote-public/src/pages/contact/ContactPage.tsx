import { useEffect } from 'react'
import { regions } from '@tekskills/shared/contracts/company-directory'
import { useLoaderData, useLocation, useRevalidator } from '@tekskills/shared/routing/router'
import { Section } from '@tekskills/shared/ui/Section/Section'
import { contact } from '../../content/contact/contact'
import { readContactRequest, type ContactRequest } from '../../content/contact/contact-request'
import { StepList } from '../../kit/engagement/StepList'
import { RuledRows } from '../../kit/page-content/RuledRows'
import { OfficeList } from '../../features/regions/OfficeList'
import { RegionClock } from '../../features/regions/RegionClock'
import { RegionMap } from '../../features/regions/RegionMap'
import { findRegion } from '../../features/regions/find-region'
import { ContactPanel } from './ContactPanel'
import type { ContactData } from './contact-loader'

const { map, after, rows } = contact

/** The contact page: the enquiry form, the eight regions and their office hours (RT-02). */
export function ContactPage() {
  const { request, reader } = useLoaderData<ContactData>()
  useRequestOfAddress(request)
  const chosen = findRegion(request.country)
  return (
    <>
      <ContactPanel chosen={chosen} request={request} reader={reader} />
      <Section heading={after.heading}>
        <StepList steps={after.steps} />
      </Section>
      <Section tone="muted" heading={map.heading} intro={map.lead}>
        <OfficeList regions={regions} />
        <RegionMap regions={regions} chosen={chosen?.name} />
        <RegionClock regions={regions} />
      </Section>
      <Section heading={rows.heading}>
        <RuledRows items={rows.items} />
      </Section>
    </>
  )
}

/**
 * Reloads the page if its data lacks the subject or person of the address, because server-rendered pages are the same
 * for all of them.
 */
function useRequestOfAddress({ subject, to }: ContactRequest) {
  const { search } = useLocation()
  const { revalidate } = useRevalidator()
  const requested = readContactRequest(new URLSearchParams(search))
  const isComplete = requested.subject === subject && requested.to === to

  useEffect(() => {
    if (!isComplete) void revalidate()
  }, [isComplete, revalidate])
}
