import MarkdownIt from 'markdown-it'

/** CommonMark with tables and strikethrough, as imports of Markdown files; tags in it are text. */
const markdown = new MarkdownIt({ html: false })

/** Returns Markdown as HTML. */
export const renderMarkdown = (text: string): string => markdown.render(text)
