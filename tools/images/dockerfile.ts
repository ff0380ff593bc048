/** An instruction of a Dockerfile, with continued lines joined. */
export interface Instruction {
  /** In capitals, such as `COPY`. */
  keyword: string
  /** Everything after the keyword. */
  value: string
}

/** A build stage, started by `FROM`. */
export interface Stage {
  /** Name for later stages; the last one has none. */
  name?: string
  /** An image, or the name of an earlier stage. */
  from: string
  instructions: Instruction[]
}

/** Parses the stages of a Dockerfile. @throws {Error} when an instruction precedes the first `FROM`. */
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
    if (!stage) throw new Error(`${line} precedes the first FROM.`)
    stage.instructions.push({ keyword, value })
  }
  return stages
}

/** The variables of `ENV` instructions, without substitution of `${NAME}`. */
export const environmentOf = ({ instructions }: Stage): Record<string, string> =>
  Object.fromEntries(
    instructions
      .filter(({ keyword }) => keyword === 'ENV')
      .flatMap(({ value }) => value.split(' ').map((pair) => pair.split('=') as [string, string])),
  )

/** Arguments of the last instruction in exec form, such as `CMD ["node", "main.mjs"]`; undefined when there is none. */
export function argumentsOf({ instructions }: Stage, keyword: string): string[] | undefined {
  const found = instructions.findLast((instruction) => instruction.keyword === keyword)
  return found && (JSON.parse(found.value.replace(/^.*?\[/, '[')) as string[])
}
