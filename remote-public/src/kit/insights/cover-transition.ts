import { css } from 'styled-components'

/** Name of the one picture of a page that travels to the next page. */
const COVER = 'cover'

/** The picture at the top of an item's page: the cover of its card travels here. */
export const arrivingCover = css`
  view-transition-name: ${COVER};
`

/** Marks the picture of the card of `link` as the one that travels, and no other. */
export function sendCover(link: Element): void {
  const own = link.closest('li, article')
  for (const picture of document.querySelectorAll<HTMLElement>('[data-cover]'))
    picture.style.setProperty('view-transition-name', own?.contains(picture) ? COVER : 'none')
}
