import { useRef, useSyncExternalStore } from 'react'
import { styled } from 'styled-components'
import { useLocation } from '@tekskills/shared/routing/router'
import { media, QUERY } from '@tekskills/shared/theme/media'
import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { talkToUs } from './talk-to-us'
import { isScrolled, onScroll } from './BackToTop'
import { useYield } from './use-yield'

const FOCUSED = ':focus-visible'

/**
 * The bar at the bottom of phones that leads to a person: shown while the page is scrolled and none of its own links to the
 * contact page is in view. The contact page has none, and the cookie banner takes precedence.
 */
export function ContactBar() {
  const root = useRef<HTMLDivElement>(null)
  const { pathname } = useLocation()
  const isUseful = useSyncExternalStore(onScroll, isNeeded, () => false)
  const isShown = isUseful && pathname.toLowerCase() !== '/contact'
  useYield(root, isShown, FOCUSED)
  if (!isShown) return null
  return (
    <Bar ref={root} data-contact-bar data-print="hide">
      <span>45 minutes, no slides</span>
      <ButtonLink to={talkToUs.to} size="small">
        {talkToUs.name}
      </ButtonLink>
    </Bar>
  )
}

/** Whether the page is scrolled on a phone, and none of its own links to the contact page is in the window. */
const isNeeded = () =>
  isScrolled() &&
  matchMedia(QUERY.phone).matches &&
  ![...document.querySelectorAll('main a[href^="/contact"]')].some(isInWindow)

function isInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

const Bar = styled.div`
  display: none;

  ${media.phone} {
    ${media.tall} {
      position: fixed;
      inset-block-end: 0;
      inset-inline: 0;
      z-index: ${({ theme }) => theme.z.sticky};
      display: flex;
      align-items: center;
      justify-content: space-between;
      block-size: ${({ theme }) => theme.layout.contactBar};
      padding-inline: ${({ theme }) => theme.space.gutter};
      border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
      background: ${({ theme }) => theme.color.surfaceRaised};
      font-size: ${({ theme }) => theme.font.size.small};
      font-weight: ${({ theme }) => theme.font.weight.medium};

      html[data-consent='unset'] & {
        display: none;
      }

      /* A covered element has the focus; the bar stays focusable, and is shown when it has the focus itself. */
      &[data-yields]:not(:focus-within) {
        opacity: 0;
        pointer-events: none;
      }
    }
  }
`
