import { reopenConsent } from '@tekskills/shared/chrome/consent'
import { TekskillsLogo } from '@tekskills/shared/ui/Logo/Logo'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import { NewsletterForm } from '../newsletter/NewsletterForm'
import { useMenus } from '../routing/site-context'
import { Copyright } from './Copyright'
import { EntryLink } from './EntryLink'
import { FooterColumns } from './FooterColumns'
import { Art, Brand, Inner, Legal, LegalLinks, Lead, Root, SettingsButton } from './SiteFooter.styles'

/**
 * The footer of the company site and the microsite: the newsletter, site links, external profiles (RT-04), and the legal
 * line with the button that reopens the cookie banner (LY-03).
 */
export function SiteFooter() {
  const { footer, legal } = useMenus()
  return (
    <Root data-print="hide">
      <Inner>
        <Lead>
          <Brand>
            <TekskillsLogo inverse />
            <p>We build, move and run the systems companies depend on, and find the signal in their noise.</p>
          </Brand>
          <NewsletterForm />
        </Lead>
        <FooterColumns columns={footer} />
        <Legal>
          <div>
            <Copyright />
            <p>Clients and figures on this site are samples.</p>
          </div>
          <LegalLinks>
            {legal.map((entry) => (
              <li key={entry.name}>
                <EntryLink entry={entry} />
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
