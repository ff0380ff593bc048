import { styled } from 'styled-components'
import { Link } from '@tekskills/shared/routing/router'
import { SAME_PAGE } from '@tekskills/shared/routing/same-page'
import { media } from '@tekskills/shared/theme/media'
import { pageColumn, stateTransition } from '@tekskills/shared/theme/styles'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import type { PageLink } from '../../content/page-content'
import { useSectionInView } from './use-section-in-view'

interface SectionLinksProps {
  /** In the order of the page; must be stable. */
  sections: readonly { id: string; name: string }[]
  action?: PageLink
}

/** The menu of a page's sections, which stays below the header on wide screens and marks the section in view. */
export function SectionLinks({ sections, action }: SectionLinksProps) {
  const current = useSectionInView(sections)
  return (
    <Bar aria-label="On this page" data-section-links data-print="hide">
      <Row>
        <ul>
          {sections.map(({ id, name }) => (
            <li key={id}>
              <Link to={{ hash: id }} state={SAME_PAGE} aria-current={id === current ? 'true' : undefined}>
                {name}
              </Link>
            </li>
          ))}
        </ul>
        {action && (
          <ButtonLink to={action.to} size="small" variant="secondary">
            {action.label}
          </ButtonLink>
        )}
      </Row>
    </Bar>
  )
}

const Bar = styled.nav`
  position: sticky;
  inset-block-start: ${({ theme }) => theme.layout.header};
  z-index: ${({ theme }) => theme.z.sticky};
  border-block-end: ${({ theme }) => `${theme.line.thin} solid ${theme.color.border}`};
  background: ${({ theme }) => theme.color.surface};

  ${media.belowWide} {
    display: none;
  }
`

const Row = styled.div`
  ${pageColumn}
  display: flex;
  align-items: center;
  justify-content: space-between;
  block-size: ${({ theme }) => theme.layout.sectionLinks};

  & > ul {
    display: flex;
    gap: ${({ theme }) => theme.space.xl};
    block-size: 100%;
    padding: 0;
    list-style: none;
  }

  & > ul a {
    display: flex;
    align-items: center;
    block-size: 100%;
    color: ${({ theme }) => theme.color.textMuted};
    font-size: ${({ theme }) => theme.font.size.small};
    font-weight: ${({ theme }) => theme.font.weight.medium};
    text-decoration: none;
    ${stateTransition}

    &:hover {
      color: ${({ theme }) => theme.color.accent};
    }

    &[aria-current] {
      box-shadow: inset 0 calc(-1 * ${({ theme }) => theme.line.thick}) currentColor;
      color: ${({ theme }) => theme.color.accent};
    }
  }
`
