const two = (value: number) => String(value).padStart(2, '0')

/** An instant as a `datetime-local` field writes it, in the person's own time zone; nothing becomes the empty text. */
export function toLocalField(instant: string | null | undefined): string {
  if (!instant) return ''
  const at = new Date(instant)
  const date = [at.getFullYear(), two(at.getMonth() + 1), two(at.getDate())].join('-')
  return `${date}T${two(at.getHours())}:${two(at.getMinutes())}`
}

/** What a `datetime-local` field holds as an instant; empty becomes `null`, rubbish stays as it is and fails validation. */
export function fromLocalField(local: string): string | null {
  if (local.trim() === '') return null
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? local : at.toISOString()
}

/** Name of the time zone that local fields are read in, e.g. `Europe/Berlin`. */
export const timeZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone
