// Runs in every document before its own scripts; plain JavaScript, because helpers of a transpiler do not exist there.
const seen = { firstPaint: NaN, largestPaint: NaN, shift: 0, blocking: 0, navigation: NaN }
globalThis.seen = seen

const on = (type, use) =>
  new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true })

on('paint', ({ name, startTime }) => {
  if (name === 'first-contentful-paint') seen.firstPaint = startTime
})
on('largest-contentful-paint', ({ startTime }) => (seen.largestPaint = startTime))
on('layout-shift', ({ value }) => (seen.shift += value))
on('longtask', ({ duration }) => (seen.blocking += duration - 50))

const heading = () => document.querySelector('h1')

// The clock starts with the event of the click and ends in the frame after another heading shows, in this document or
// in the next one.
addEventListener(
  'click',
  ({ timeStamp }) => {
    const from = { at: performance.timeOrigin + timeStamp, heading: heading()?.textContent }
    sessionStorage.setItem('clicked', JSON.stringify(from))
    watch(from)
  },
  true,
)
const watch = (from) =>
  requestAnimationFrame(() => {
    const next = heading()
    if (!next?.textContent || next.textContent === from.heading || !next.checkVisibility()) return watch(from)
    sessionStorage.removeItem('clicked')
    requestAnimationFrame(() => (seen.navigation = performance.timeOrigin + performance.now() - from.at))
  })
const clicked = sessionStorage.getItem('clicked')
if (clicked) watch(JSON.parse(clicked))

const isPage = ({ origin, pathname }) => origin === location.origin && pathname !== location.pathname
const isBelowHeading = (link) => heading().compareDocumentPosition(link) & Node.DOCUMENT_POSITION_FOLLOWING
const centerOf = (link) => {
  const { x, y, width, height } = link.getClientRects()[0] ?? {}
  return { x: x + width / 2, y: y + height / 2 }
}

/** Scrolls to the first link to another page, below the heading if there is one; returns the point to press. */
globalThis.findNextLink = () => {
  const links = [...document.querySelectorAll('a[href]:not([download], [target])')].filter(isPage)
  for (const link of [...links.filter(isBelowHeading), ...links]) {
    link.scrollIntoView({ block: 'center', behavior: 'instant' })
    const point = centerOf(link)
    if (point.x && link.contains(document.elementFromPoint(point.x, point.y))) return point
  }
}
