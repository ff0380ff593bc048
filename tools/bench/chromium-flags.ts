/** A browser that asks nobody for anything, and runs where there is no sandbox and no graphics card. */
export const CHROMIUM_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  // Glyphs at their true widths, as on the screens of visitors.
  '--font-render-hinting=none',
]
