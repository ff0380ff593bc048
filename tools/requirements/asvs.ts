/** One line of docs/asvs.md. */
export interface AsvsLine {
  number: string
  /** The line without its number, on one line. */
  text: string
  /** The files and folders that it names. */
  paths: string[]
  /** Tests that it names: a file, and the beginning of a title in it. */
  tests: { file: string; title: string }[]
}

const LINE = /^- \*\*([\d.]+)\*\*([\s\S]*?)(?=\n- |\n\n|$(?![\s\S]))/gm
const PATH = /`([\w.-]+(?:\/[\w.-]+)+|package-lock\.json)`/g
const TEST = /`([^`]+\.(?:test|spec)\.tsx?)`\s"([^"]+)"/g

/** Parses the lines of docs/asvs.md, in order. */
export const parseAsvs = (markdown: string): AsvsLine[] =>
  [...markdown.matchAll(LINE)].map(([, number = '', wrapped = '']) => {
    const text = wrapped.replace(/\s+/g, ' ').trim()
    return {
      number,
      text,
      paths: [...text.matchAll(PATH)].flatMap(([, path = '']) => (path.startsWith('/') ? [] : [path])),
      tests: [...text.matchAll(TEST)].map(([, file = '', title = '']) => ({ file, title })),
    }
  })

/** Whether a line is answered by a test, a place in the code, or an exception with a reason. */
export const isAnswered = ({ text, paths, tests }: AsvsLine): boolean =>
  (/\bTest\b/.test(text) && tests.length > 0) ||
  (/\bCode\b/.test(text) && paths.length > 0) ||
  /Exception: .{10}/.test(text)
