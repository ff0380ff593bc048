/** Chromium without background network requests, for machines without a sandbox and a GPU. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  // Unhinted glyph widths, as on visitors' screens.
  '--font-render-hinting=none',
]
