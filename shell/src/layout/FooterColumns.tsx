import { AnyLink } from '@tekskills/shared/ui/TextLink/AnyLink'
import type { FooterColumn } from './footer-menu'
import { Column, Columns } from './SiteFooter.styles'

/** The link columns of the footer, each a navigation landmark. */
export function FooterColumns({ columns }: { columns: readonly Required<FooterColumn>[] }) {
  return (
    <Columns>
      {columns.map(({ heading, pages, outside }) => (
        <Column key={heading} aria-label={heading}>
          <h2>{heading}</h2>
          <ul>
            {pages.map(({ name, link }) => (
              <li key={name}>
                <AnyLink to={link}>{name}</AnyLink>
              </li>
            ))}
            {outside.map(({ name, href }) => (
              <li key={name}>
                <AnyLink href={href} external>
                  {name}
                </AnyLink>
              </li>
            ))}
          </ul>
        </Column>
      ))}
    </Columns>
  )
}
