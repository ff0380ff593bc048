import { TekskillsLogo } from '@tekskills/shared/ui/Logo/Logo'
import { SignalArt } from '@tekskills/shared/ui/SignalArt/SignalArt'
import { AnyLink } from '@tekskills/shared/ui/TextLink/AnyLink'
import { COOKIE_BANNER_ID } from './CookieBanner'
import { Copyright } from './Copyright'
import { reopenConsent } from './consent'
import { footerMenu } from './footer-menu'
import { Art, Brand, Column, Columns, Inner, Legal, Root, SettingsButton } from './site-footer-styles'

/** The footer of the company site and the microsite: where one can go, the profiles outside, the legal line (RT-04). */
export function SiteFooter() {
  const handleSettings = () => {
    reopenConsent()
    document.getElementById(COOKIE_BANNER_ID)?.focus()
  }
  return (
    <Root data-print="hide">
      <Art>
        <SignalArt seed="a2" width={1440} height={220} density={0.4} inverse />
      </Art>
      <Inner>
        <Columns>
          <Brand>
            <TekskillsLogo inverse />
            <p>We build, move and run the systems that companies depend on, and turn their noise into signal.</p>
          </Brand>
          {footerMenu.map(({ heading, pages = [], outside = [] }) => (
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
        <Legal>
          <Copyright />
          <SettingsButton type="button" onClick={handleSettings}>
            Cookie settings
          </SettingsButton>
        </Legal>
      </Inner>
    </Root>
  )
}
