export interface Box {
  x: number
  y: number
  width: number
  height: number
}

/** A stop of the Tab key. */
export interface KeyboardStop {
  /** Name of the element in reports. */
  name: string
  /** The same for elements with the same style, so that each style is measured once. */
  look: string
  /** Its visible box: that of the label when the control itself is visually hidden. */
  box: Box
  /** The card or row that may show the focus indicator instead. */
  card: Box | null
  findings: string[]
}

declare global {
  interface Window {
    keyboardWalk: { expected: HTMLElement[]; visited: HTMLElement[] }
  }
}

const TABBABLE = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]'

/** Runs in the page: records what the keyboard has to reach and moves the focus to the start. */
export function beginWalk(tabbable: string): void {
  const isGroupStop = (element: HTMLElement) => {
    const { type, name } = element as HTMLInputElement
    if (type !== 'radio') return true
    // Tab stops at one radio button of a group: the checked one, or the first.
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[type=radio][name="${name}"]:enabled`)]
    return element === (group.find(({ checked }) => checked) ?? group[0])
  }
  const isTabbable = (element: HTMLElement) =>
    element.tabIndex >= 0 &&
    !element.matches(':disabled') &&
    element.checkVisibility({ visibilityProperty: true }) &&
    !element.closest('[inert]')
  const all = [...document.querySelectorAll<HTMLElement>(tabbable)]
  window.keyboardWalk = { expected: all.filter((element) => isTabbable(element) && isGroupStop(element)), visited: [] }
  scrollTo(0, 0)
  document.body.tabIndex = -1
  document.body.focus()
  document.body.removeAttribute('tabindex')
}

/** Runs in the page: elements that the keyboard did not reach. */
export const endWalk = (): string[] => {
  const { expected, visited } = window.keyboardWalk
  return expected
    .filter((element) => element.isConnected && window.probe.isVisible(element) && !visited.includes(element))
    .map((element) => `not reached: ${window.probe.describe(element)}`)
}

/**
 * Runs in the page: the current stop; `same` while the focus moves within one control, as in a date; `null` after the
 * last.
 */
export async function readStop(): Promise<KeyboardStop | 'same' | null> {
  const MIN_TARGET = 24
  const isInView = (part: Element) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    return right > 0 && bottom > 0 && left < innerWidth && top < innerHeight
  }
  // A busy machine takes some frames to scroll to the focused element and style it.
  for (let frame = 0; frame < 30; frame += 1) {
    await window.probe.nextFrame()
    const focused = document.activeElement
    if (focused && focused !== document.body && isInView(focused)) break
  }
  const { visited } = window.keyboardWalk
  const element = document.activeElement as HTMLElement | null
  if (element && element === visited.at(-1)) return 'same'
  if (!element || element === document.body || visited.includes(element)) return null
  const findings: string[] = []
  const previous = visited.at(-1)
  visited.push(element)
  // Browsers scroll only the caret's line of a text area into view; its border is checked here as well.
  if (element.localName === 'textarea') element.scrollIntoView({ block: 'nearest' })

  const labels = [...((element as HTMLInputElement).labels ?? [])]
  const isVisuallyHidden = (part: HTMLElement) => {
    const { width, height } = part.getBoundingClientRect()
    return width <= 2 || height <= 2
  }
  const seen = isVisuallyHidden(element) && labels[0] ? labels[0] : element
  const fragments = [...seen.getClientRects()]
  const largest = fragments.sort((a, b) => b.width * b.height - a.width * a.height)[0] ?? seen.getBoundingClientRect()
  const { x, y, width, height } = largest

  // Focus order follows document order (2.4.3).
  if (element.tabIndex > 0) findings.push('positive tabindex')
  if (previous && previous.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING)
    findings.push(`is focused after ${window.probe.describe(previous)}, which follows it in the document`)

  // No fixed element covers it (2.4.11).
  const points = [
    [x + width / 2, y + height / 2],
    [x + width / 2, y + 2],
    [x + width / 2, y + height - 2],
    [x + 2, y + height / 2],
    [x + width - 2, y + height / 2],
  ].filter(([left = 0, top = 0]) => left >= 0 && top >= 0 && left < innerWidth && top < innerHeight) as [
    number,
    number,
  ][]
  if (points.length === 0) findings.push('is out of view')
  const barsOn = (point: [number, number]): Element[] => {
    const top = document.elementFromPoint(...point)
    if (!top || top === seen || seen.contains(top) || top.contains(seen)) return []
    for (let bar: Element | null = top; bar; bar = bar.parentElement)
      if (['fixed', 'sticky'].includes(getComputedStyle(bar).position) && !bar.contains(seen)) return [bar]
    return []
  }
  // An element taller than the space between the bars is only partly visible, and so is an editor between its own bars.
  const isTall = height > innerHeight / 2 || element.isContentEditable
  const barsNow = () => {
    const covered = points.map(barsOn)
    return isTall && covered.some((bars) => bars.length === 0) ? [] : covered.flat()
  }
  // The skip link disappears when it loses focus, which a busy machine paints some frames later.
  for (let frame = 0; frame < 30 && barsNow().length > 0; frame += 1) await window.probe.nextFrame()
  for (const bar of new Set(barsNow())) findings.push(`is covered by ${window.probe.describe(bar)}`)

  // Target size: large enough, inline in a sentence, or with enough spacing (2.5.8).
  const targets = [element, ...labels].map((part) => part.getBoundingClientRect())
  const isLarge = targets.some((box) => Math.min(box.width, box.height) >= MIN_TARGET - 0.5)
  const sentence = getComputedStyle(element).display.startsWith('inline')
    ? (element.parentElement?.textContent ?? '')
    : ''
  const isInSentence = sentence.trim().length > (element.textContent ?? '').trim().length
  if (!isLarge && !isInSentence) {
    const [centerX, centerY] = [x + width / 2, y + height / 2]
    const tooClose = window.probe
      .visible('a[href], button, input, select, textarea, summary, [tabindex="0"]')
      .filter((other) => !other.contains(element) && !element.contains(other))
      .filter((other) => {
        const box = other.getBoundingClientRect()
        const [dx, dy] = [
          Math.max(box.left - centerX, 0, centerX - box.right),
          Math.max(box.top - centerY, 0, centerY - box.bottom),
        ]
        return Math.hypot(dx, dy) < MIN_TARGET / 2
      })
    if (tooClose[0])
      findings.push(`is ${width.toFixed()} x ${height.toFixed()} with ${window.probe.describe(tooClose[0])} beside it`)
  }

  const classes: string[] = []
  for (let at: Element | null = element; at && classes.length < 4; at = at.parentElement)
    classes.push(`${at.tagName}.${at.getAttribute('class') ?? ''}`)
  const frame = element.closest('main :is(li, article, [class*=Card]), main section > div')?.getBoundingClientRect()
  return {
    name: window.probe.describe(element),
    look: classes.join(' < '),
    box: { x, y, width, height },
    card: frame ? { x: frame.x, y: frame.y, width: frame.width, height: frame.height } : null,
    findings,
  }
}

export const tabbable = TABBABLE
