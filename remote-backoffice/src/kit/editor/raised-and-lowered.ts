import { Mark } from '@tiptap/core'

const mark = (name: string, other: string, tag: 'sub' | 'sup') =>
  Mark.create({ name, excludes: `${name} ${other}`, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })

/** Letters above and below the line, never both: squares and footnotes, the numbers of a formula. */
export const raisedAndLowered = [mark('superscript', 'subscript', 'sup'), mark('subscript', 'superscript', 'sub')]
