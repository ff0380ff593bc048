/** Heading, quotation, fence, or row of a table at the start of a line. */
const BLOCK = /^(?:#{1,6} \S|> ?\S|```|~~~|\|.+\|[ \t]*$)/m
/** Two items of a list: one line like this is as likely a dash in a dialogue, or a year at the start of a sentence. */
const ITEMS = /^[ \t]*(?:[-*+]|\d{1,3}[.)]) \S(?:.*\n)+?[ \t]*(?:[-*+]|\d{1,3}[.)]) \S/m
const LINK = /\[[^\]\n]+\]\((?:https?:|mailto:|tel:|\/|#)[^)\s]*\)/

/** Whether copied text is Markdown that says more than words: headings, lists, quotations, code, tables or links. */
export const looksLikeMarkdown = (text: string): boolean => [BLOCK, ITEMS, LINK].some((pattern) => pattern.test(text))
