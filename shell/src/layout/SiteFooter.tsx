import { reopenConsent } from '@tekskills/shared/chrome/consent'
import { TekskillsLogo } from '@tekskills/shared/ui/Logo/Logo'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import { AnyLink } from '@tekskills/shared/ui/TextLink/AnyLink'
import { NewsletterForm } from '../newsletter/NewsletterForm'
import { usePageExists } from '../routing/site-context'
import { Copyright } from './Copyright'
import { FooterColumns } from './FooterColumns'
import { footerMenu, legalPages, liveColumns, livePages } from './footer-menu'
import { Art, Brand, Inner, Legal, LegalLinks, Lead, Root, SettingsButton } from './SiteFooter.styles'

/**
 * The footer of the company site and the microsite: the newsletter, site links, external profiles (RT-04), and the legal
 * line with the button that reopens the cookie banner (LY-03).
 */
export function SiteFooter() {
  const exists = usePageExists()
  return (
    <Root data-print="hide">
      <Inner>
        <Lead>
          <Brand>
            <TekskillsLogo inverse />
            <p>We build, move and run the systems that companies depend on, and turn their noise into signal.</p>
          </Brand>
          <NewsletterForm />
        </Lead>
        <FooterColumns columns={liveColumns(footerMenu, exists)} />
        <Legal>
          <Copyright />
          <LegalLinks>
            {livePages(legalPages, exists).map(({ name, link }) => (
              <li key={name}>
                <AnyLink to={link}>{name}</AnyLink>
              </li>
            ))}
            <li>
              <SettingsButton type="button" onClick={reopenConsent}>
                Cookie settings
              </SettingsButton>
            </li>
          </LegalLinks>
        </Legal>
      </Inner>
      <Art data-consent-room>
        <SignalArt seed="a2" width={1440} height={110} density={0.4} inverse />
      </Art>
    </Root>
  )
}
