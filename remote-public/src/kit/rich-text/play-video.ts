/** What the player of a video may do; it has the rights of its own site, and opens that in new tabs. */
const RIGHTS = 'allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox'

/** Shows the player in place of the button of a video that was pressed, and of what it says. */
export function playVideo(button: HTMLElement): void {
  const link = button.parentElement?.querySelector('a')
  const frame = document.createElement('iframe')
  frame.setAttribute('sandbox', RIGHTS)
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture'
  // YouTube plays nothing for a page that it does not know.
  frame.referrerPolicy = 'strict-origin-when-cross-origin'
  frame.title = link?.textContent ?? ''
  frame.src = button.dataset.frame ?? ''
  button.nextElementSibling?.remove()
  button.replaceWith(frame)
  frame.focus()
}
