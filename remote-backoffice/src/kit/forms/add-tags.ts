/** The tags with those of a comma-separated text; none twice, whatever the case. */
export function addTags(tags: readonly string[], text: string): string[] {
  const all = [...tags]
  for (const tag of text.split(',').map((part) => part.trim())) {
    const isKnown = all.some((known) => known.toLowerCase() === tag.toLowerCase())
    if (tag && !isKnown) all.push(tag)
  }
  return all
}
