import type { Page } from '@playwright/test'
import type { Box } from './keyboard-stop'

/** Pixels around an element in which its focus indicator may be drawn. */
const MARGIN = 8

/**
 * Returns how many pixels in and around a box have a contrast of at least 3:1 between the focused and the unfocused
 * state. Measured on screenshots, so it works on any background.
 */
export async function focusPixels(page: Page, box: Box): Promise<number> {
  const clip = await page.evaluate(clipTo, { box, margin: MARGIN })
  const take = async () => (await page.screenshot({ clip, animations: 'disabled', scale: 'css' })).toString('base64')
  const focused = await take()
  await page.evaluate(leaveFocus)
  const unfocused = await take()
  await page.evaluate(() => document.querySelector<HTMLElement>('[data-had-focus]')?.focus({ preventScroll: true }))
  return page.evaluate(countContrast, [focused, unfocused] as const)
}

/** Runs in the page: the part of the window in which the focus indicator of a box is drawn. */
function clipTo({ box, margin }: { box: Box; margin: number }): Box {
  const [x, y] = [Math.max(0, Math.floor(box.x - margin)), Math.max(0, Math.floor(box.y - margin))]
  return {
    x,
    y,
    width: Math.max(1, Math.min(innerWidth, Math.ceil(box.x + box.width + margin)) - x),
    height: Math.max(1, Math.min(innerHeight, Math.ceil(box.y + box.height + margin)) - y),
  }
}

/** Runs in the page. */
function leaveFocus(): void {
  for (const marked of document.querySelectorAll('[data-had-focus]')) marked.removeAttribute('data-had-focus')
  const element = document.activeElement as HTMLElement
  element.setAttribute('data-had-focus', '')
  element.blur()
}

/** Runs in the page: how many pixels of two screenshots have a contrast of 3:1 or more. */
async function countContrast(pictures: readonly [string, string]): Promise<number> {
  const read = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
    canvas?.drawImage(bitmap, 0, 0)
    return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
  }
  const linear = Array.from({ length: 256 }, (_, value) =>
    value / 255 <= 0.04045 ? value / 255 / 12.92 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  )
  const luminance = (data: Uint8ClampedArray, at: number) =>
    0.2126 * (linear[data[at] ?? 0] ?? 0) +
    0.7152 * (linear[data[at + 1] ?? 0] ?? 0) +
    0.0722 * (linear[data[at + 2] ?? 0] ?? 0)
  const [first, second] = [await read(pictures[0]), await read(pictures[1])]
  let count = 0
  for (let at = 0; at < first.length; at += 4) {
    const [one, other] = [luminance(first, at) + 0.05, luminance(second, at) + 0.05]
    if (Math.max(one, other) / Math.min(one, other) >= 3) count += 1
  }
  return count
}
