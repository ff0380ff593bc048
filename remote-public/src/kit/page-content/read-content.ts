import type { PageMeta, WithPageMeta } from '@tekskills/shared/contracts/page-meta'
import { breadcrumbs } from '@tekskills/shared/seo/structured-data'
import { contactPath, FIRST_CONVERSATION } from '../../content/contact/contact-request'
import type { ContentModule, PageContent, PageLink } from '../../content/page-content'
import { leadOf, type Lead } from '../../content/people/leads'

/** The loader data of a static page; its metadata determines the head (MT-01). */
export interface StaticPageData extends WithPageMeta {
  page: PageContent
  meta: PageMeta
  /** Who leads the service, on the page of one. */
  lead?: Lead
}

/**
 * Builds the loader data of the page at `path` from its content file, with breadcrumbs (MT-06). Its links to the contact
 * page name what the visitor has read, and the person to contact.
 */
export function readContent({ content, meta }: ContentModule, request: Request, path: string): StaticPageData {
  const { origin } = new URL(request.url)
  const above = (content.parents ?? []).map(({ label, to }) => ({ name: label, path: to }))
  const [area, ...topics] = path.split('/').slice(1)
  const lead = area === 'services' ? leadOf(...topics.toReversed()) : undefined
  const subject = lead ? `${content.name}: a first conversation` : FIRST_CONVERSATION
  const addressed = (link: PageLink): PageLink =>
    link.to === '/contact' ? { ...link, to: contactPath({ subject, to: lead?.slug }) } : link
  const { hero, next } = content
  return {
    page: {
      ...content,
      hero: { ...hero, action: hero.action && addressed(hero.action) },
      next: {
        ...next,
        action: addressed(next.action),
        secondaryAction: next.secondaryAction && addressed(next.secondaryAction),
      },
    },
    lead,
    meta: { ...meta, canonicalLink: path },
    structuredData: [breadcrumbs(origin, [...above, { name: content.name, path }])],
  }
}
