/** One line of a Dockerfile, continued lines joined. */
export interface Instruction {
  /** In capitals, such as `COPY`. */
  keyword: string
  /** Everything after the keyword. */
  value: string
}

/** What follows one `FROM`. */
export interface Stage {
  /** The name that later stages use; the last one has none. */
  name?: string
  /** An image, or the name of an earlier stage. */
  from: string
  instructions: Instruction[]
}

/** A Dockerfile as its stages, in order. @throws {Error} when something stands before the first `FROM`. */
export function readDockerfile(text: string): Stage[] {
  const lines = text
    .replace(/^#.*\n/gm, '')
    .replace(/\\\n\s*/g, '')
    .split('\n')
    .filter((line) => line.trim() !== '')
  const stages: Stage[] = []
  for (const line of lines) {
    const [, keyword = '', value = ''] = /^(\w+)\s+(.*)$/.exec(line) ?? []
    if (keyword === 'FROM') {
      const [, from = '', name] = /^(\S+)(?: AS (\S+))?$/.exec(value) ?? []
      stages.push({ from, name, instructions: [] })
      continue
    }
    const stage = stages.at(-1)
    if (!stage) throw new Error(`${line} stands before the first FROM.`)
    stage.instructions.push({ keyword, value })
  }
  return stages
}

/** The variables of `ENV` instructions; `${NAME}` stays as it is written. */
export const environmentOf = ({ instructions }: Stage): Record<string, string> =>
  Object.fromEntries(
    instructions
      .filter(({ keyword }) => keyword === 'ENV')
      .flatMap(({ value }) => value.split(' ').map((pair) => pair.split('=') as [string, string])),
  )

/** The words of an instruction in JSON form, such as `CMD ["node", "main.mjs"]`; undefined when there is none. */
export function wordsOf({ instructions }: Stage, keyword: string): string[] | undefined {
  const found = instructions.findLast((instruction) => instruction.keyword === keyword)
  return found && (JSON.parse(found.value.replace(/^.*?\[/, '[')) as string[])
}
