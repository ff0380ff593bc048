import { embedOf } from '@tekskills/shared/contracts/embeds'

/** A video in sanitized rich text, which has its address and its title. */
const VIDEO = /<figure data-block="embed"><a href="([^"]*)">([^<]*)<\/a><\/figure>/g

/**
 * Adds to each video of a text the button that plays it, with what it sends to whom. The page loads nothing of the other
 * site before; without scripts the link remains. The stored text is unchanged.
 */
export const withVideoButtons = (html: string): string =>
  html.replace(VIDEO, (stored, address: string, title: string) => {
    const video = embedOf(address.replaceAll('&amp;', '&'))
    if (!video) return stored
    const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;')
    return (
      `<figure data-block="embed"><a href="${attribute(video.href)}">${title}</a>` +
      `<button type="button" data-frame="${attribute(video.frame)}" aria-label="Play video: ${title.replaceAll('"', '&quot;')}">Play video</button>` +
      `<figcaption>The video plays from ${video.site}, which then receives your IP address and may store data in your browser.</figcaption></figure>`
    )
  })
