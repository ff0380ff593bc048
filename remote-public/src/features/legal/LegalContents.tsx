import { styled } from 'styled-components'
import { SAME_PAGE } from '@tekskills/shared/routing/same-page'
import { media } from '@tekskills/shared/theme/media'
import { TextLink } from '@tekskills/shared/ui/TextLink/TextLink'
import { Text } from '@tekskills/shared/ui/Text/Text'
import type { LegalSection } from '../../content/legal/legal-document'

/** Navigation of the legal page: the sections of this text, and the other texts. */
export function LegalContents({ name, sections }: { name: string; sections: readonly LegalSection[] }) {
  const others = LEGAL_PAGES.filter((page) => page.name !== name)
  return (
    <Root data-print="hide">
      <nav aria-label="On this page">
        <Text $size="small" $weight="semibold">
          On this page
        </Text>
        <Links>
          {sections.map(({ id, heading }) => (
            <li key={id}>
              <TextLink to={{ hash: id }} state={SAME_PAGE}>
                {heading}
              </TextLink>
            </li>
          ))}
        </Links>
      </nav>
      <nav aria-label="Other legal texts">
        <Text $size="small" $weight="semibold">
          Other texts
        </Text>
        <Links>
          {others.map(({ name: other, to }) => (
            <li key={to}>
              <TextLink to={to}>{other}</TextLink>
            </li>
          ))}
        </Links>
      </nav>
    </Root>
  )
}

const LEGAL_PAGES = [
  { name: 'Cookie policy', to: '/cookie-policy' },
  { name: 'Privacy notice', to: '/privacy-notice' },
  { name: 'Statutory compliance', to: '/statutory-compliance' },
] as const

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xl};

  ${media.laptop} {
    position: sticky;
    inset-block-start: calc(${({ theme }) => theme.layout.header} + ${({ theme }) => theme.space.xl});
  }
`

const Links = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${({ theme }) => theme.space.xs};
  padding: 0;
  padding-block-start: ${({ theme }) => theme.space.xs};
  font-size: ${({ theme }) => theme.font.size.small};
  list-style: none;
`
