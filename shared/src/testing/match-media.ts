const lists = new Map<string, EventTarget & { matches: boolean }>()

/** Sets whether a media query matches, as if the window or a preference had changed. */
export function setMedia(query: string, matches: boolean): void {
  const list = mediaList(query)
  list.matches = matches
  list.dispatchEvent(new Event('change'))
}

/** Fake of `matchMedia`: every query is false until {@link setMedia} changes it. */
export function installMatchMedia(): void {
  window.matchMedia = (query) => mediaList(query) as unknown as MediaQueryList
  beforeEach(() => lists.forEach((list) => (list.matches = false)))
}

function mediaList(query: string) {
  const list = lists.get(query) ?? Object.assign(new EventTarget(), { matches: false, media: query })
  lists.set(query, list)
  return list
}
