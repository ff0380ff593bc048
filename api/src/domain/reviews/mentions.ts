/** A colleague who can be mentioned. */
interface Colleague {
  id: string
  name: string
}

const LETTER = /[\p{L}\p{M}\p{N}]/u

/**
 * The colleagues whom a text mentions: by `@` and their name, as it is offered while one writes. The longest name counts, so
 * `@Ann Lee` is not Ann; several people of the same name are all meant.
 */
export function mentionedIn<Person extends Colleague>(text: string, team: readonly Person[]): Person[] {
  const byLength = team.toSorted((one, other) => other.name.length - one.name.length)
  const found = new Set<string>()
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    const rest = text.slice(at + 1)
    const named = byLength.find(({ name }) => name && rest.startsWith(name) && !LETTER.test(rest.charAt(name.length)))
    if (named && !LETTER.test(text.charAt(at - 1))) found.add(named.name)
  }
  return team.filter(({ name }) => found.has(name))
}
