import { framesPainted } from '../../tools/testing/frames-painted'
import type { Page } from '@playwright/test'

/** Findings in print media: missing content, printed chrome, text with too little contrast on white. */
export async function printFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ media: 'print' })
  const findings = await page.evaluate(() => {
    const found: string[] = []
    const chrome = window.probe.visible(
      'header:not(main *), nav:not(main *), body footer:not(main *), [role=banner], dialog',
    )
    const floating = window.probe.visible('body *').filter((element) => getComputedStyle(element).position === 'fixed')
    for (const element of new Set([...chrome, ...floating])) found.push(`printed: ${window.probe.describe(element)}`)
    if (window.probe.visible('main h1').length === 0) found.push('no heading is printed')
    if ((document.querySelector('main')?.innerText ?? '').length < 80) found.push('no content is printed')

    const unseen = [...document.querySelectorAll('main :is(p, li, h2, h3, td)')].filter(
      (element) => element.textContent?.trim() && element.checkVisibility() && !window.probe.isVisible(element),
    )
    for (const element of unseen) found.push(`not visible in print: ${window.probe.describe(element)}`)

    const channels = (color: string) => (color.match(/[\d.]+/g) ?? []).map(Number)
    const luminance = (color: string) => {
      const [red = 0, green = 0, blue = 0] = channels(color).map((value) =>
        value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
      )
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    // Browsers print no backgrounds unless `print-color-adjust` is exact, so text is on white.
    const hasPrintedBackground = (element: Element) => {
      for (let at: Element | null = element; at; at = at.parentElement)
        if (getComputedStyle(at).printColorAdjust === 'exact') return true
      return false
    }
    for (const { element, words } of window.probe.texts()) {
      const ratio = 1.05 / (luminance(getComputedStyle(element).color) + 0.05)
      if (ratio < 4.5 && !hasPrintedBackground(element))
        found.push(`low contrast in print (${ratio.toFixed(1)}:1): "${words}"`)
    }
    return found
  })
  await page.emulateMedia({ media: null })
  return findings
}

const CONTROLS = 'button, input:not([type=hidden]), select, textarea, summary, a[href]'

/** Controls with a border or background that lose their shape in forced colors. */
export async function forcedColorFindings(page: Page): Promise<string[]> {
  const shaped = await page.evaluate((controls) => {
    const isOpaque = (color: string) => !/^rgba\(.*, 0\)$|^transparent$/.test(color)
    for (const element of window.probe.visible(controls)) {
      const { backgroundColor, backgroundImage, borderTopWidth, borderTopColor } = getComputedStyle(element)
      const background = element.parentElement && getComputedStyle(element.parentElement).backgroundColor
      const isFilled = isOpaque(backgroundColor) && backgroundColor !== background
      const isFramed = Number.parseFloat(borderTopWidth) > 0 && isOpaque(borderTopColor)
      if (isFilled || isFramed || backgroundImage !== 'none') element.setAttribute('data-shaped', '')
    }
    return document.querySelectorAll('[data-shaped]').length
  }, CONTROLS)
  await page.emulateMedia({ forcedColors: 'active' })
  const findings = await page.evaluate(() => {
    const isLine = (width: string, style: string) => Number.parseFloat(width) >= 1 && style !== 'none'
    return window.probe
      .visible('[data-shaped]')
      .filter((element) => {
        const style = getComputedStyle(element)
        // The browser draws these itself.
        const isNative =
          style.appearance !== 'none' && /^(checkbox|radio|range)$/.test((element as HTMLInputElement).type)
        const isFramed =
          isLine(style.borderTopWidth, style.borderTopStyle) || isLine(style.outlineWidth, style.outlineStyle)
        return !isNative && !isFramed
      })
      .map((element) => `has no border: ${window.probe.describe(element)}`)
  })
  await page.emulateMedia({ forcedColors: null })
  return shaped > 0 ? findings : [...findings, 'the page has no control with a border or background']
}

/**
 * Everything that still moves although the user prefers reduced motion. Durations up to one millisecond are allowed.
 */
export async function motionFindings(page: Page): Promise<string[]> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  // Scripts learn of the preference in the next frame.
  await page.evaluate(framesPainted)
  const findings = await page.evaluate(() => {
    const seconds = (list: string) => Math.max(...list.split(',').map((time) => Number.parseFloat(time)))
    const found: string[] = []
    for (const element of document.querySelectorAll('*')) {
      for (const part of [undefined, '::before', '::after']) {
        const { transitionDuration, animationName, animationDuration, scrollBehavior } = getComputedStyle(element, part)
        const isMoving = animationName !== 'none' && seconds(animationDuration) > 0.001
        if (seconds(transitionDuration) > 0.001 || isMoving || scrollBehavior === 'smooth')
          found.push(`moves: ${window.probe.describe(element)}${part ?? ''}`)
      }
      if (element instanceof SVGAnimationElement) found.push(`moves: ${window.probe.describe(element)}`)
    }
    const running = document.getAnimations().filter(({ effect }) => Number(effect?.getTiming().duration) > 1)
    return [...found, ...running.map(({ id }) => `a running animation ${id}`)]
  })
  await page.emulateMedia({ reducedMotion: null })
  return findings
}

/** Pictures without width and height attributes, whose space is not reserved. */
export const pictureFindings = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.images]
      .filter((image) => !(image.getAttribute('width') && image.getAttribute('height')))
      .map((image) => `no size: ${image.outerHTML.slice(0, 120)}`),
  )
