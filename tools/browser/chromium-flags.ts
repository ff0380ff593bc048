/** For machines without a sandbox or a GPU, and without background network requests. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // Unhinted glyph widths, as on visitors' screens.
  '--font-render-hinting=none',
]
