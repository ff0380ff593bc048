/** The mark of TekDataNova relative to its center, in a box 92 units high: a core, and strokes with round ends. */
export const TEKDATANOVA_MARK = {
  center: { x: 42, y: 45.5 },
  core: 10,
  strokes: [
    { d: 'M0 -21V-36M21 0H36M0 21V36M-21 0H-36', tone: 'ink', width: 9 },
    { d: 'M19 -19h.01M19 19h.01M-19 19h.01M-19 -19h.01', tone: 'accent', width: 10 },
    { d: 'M29 -29h.01M29 29h.01M-29 29h.01M-29 -29h.01', tone: 'accent', width: 5 },
  ],
} as const
