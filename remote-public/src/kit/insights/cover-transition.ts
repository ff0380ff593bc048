import { css } from 'styled-components'

/** Name of the view transition of the one picture that moves to the next page. */
const COVER = 'cover'

/** The picture at the top of an item's page, to which the cover of its card moves. */
export const arrivingCover = css`
  view-transition-name: ${COVER};
`

/** Marks only the picture of the card of `link` for the transition. */
export function sendCover(link: Element): void {
  const own = link.closest('li, article')
  for (const picture of document.querySelectorAll<HTMLElement>('[data-cover]'))
    picture.style.setProperty('view-transition-name', own?.contains(picture) ? COVER : 'none')
}
