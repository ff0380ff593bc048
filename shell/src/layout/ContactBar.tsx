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
 * The bar at the bottom of phones that links to a person, or to the page's own action (`data-page-action`, such as
 * applying). It is shown while the page is scrolled and none of the links that it repeats is in view. The contact page
 * has none, and the cookie banner takes precedence.
 */
export function ContactBar() {
  const root = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const needed = useSyncExternalStore(onScroll, neededLink, () => null)
  const isShown = needed !== null && pathname.toLowerCase() !== '/contact'
  useYield(root, isShown, FOCUSED)
  if (!isShown) return null
  const { text, to, name } = needed ? actionOf(needed) : { text: '45 minutes, no slides', ...talkToUs }
  return (
    <Bar ref={root} aria-label="Next step" data-contact-bar data-print="hide">
      <span>{text}</span>
      <ButtonLink to={to} size="small">
        {name}
      </ButtonLink>
    </Bar>
  )
}

const ACTIONS = 'main a[data-page-action]'
const CONTACTS = 'main a[href^="/contact"]'

/**
 * The target of the bar on a phone with a scrolled page: the action of the page, `undefined` for the contact page, or
 * `null` for none, because a link to it is in view.
 */
function neededLink(): HTMLAnchorElement | undefined | null {
  if (!isScrolled() || !matchMedia(QUERY.phone).matches) return null
  const actions = [...document.querySelectorAll<HTMLAnchorElement>(ACTIONS)]
  const repeated = actions.length > 0 ? actions : [...document.querySelectorAll(CONTACTS)]
  return repeated.some(isInWindow) ? null : actions[0]
}

const actionOf = (link: HTMLAnchorElement) => ({
  text: link.dataset.pageAction,
  to: link.pathname + link.search,
  name: link.textContent,
})

function isInWindow(element: Element) {
  const { top, bottom } = element.getBoundingClientRect()
  return bottom > 0 && top < window.innerHeight
}

const Bar = styled.aside`
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
      gap: ${({ theme }) => theme.space.sm};
      block-size: ${({ theme }) => theme.layout.contactBar};
      padding-inline: ${({ theme }) => theme.space.gutter};
      border-block-start: ${({ theme }) => theme.line.thin} solid ${({ theme }) => theme.color.border};
      background: ${({ theme }) => theme.color.surfaceRaised};
      font-size: ${({ theme }) => theme.font.size.small};
      font-weight: ${({ theme }) => theme.font.weight.medium};

      & > span {
        line-height: ${({ theme }) => theme.font.leading.snug};
      }
      & > a {
        flex: none;
        white-space: nowrap;
      }

      html[data-consent='unset'] & {
        display: none;
      }

      /* Hidden while it covers the focused element; it stays focusable, and is shown when it has the focus itself. */
      &[data-yields]:not(:focus-within) {
        opacity: 0;
        pointer-events: none;
      }
    }
  }
`
