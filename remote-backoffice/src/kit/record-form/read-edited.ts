/** The record that an add or edit screen is about; both are `null` for an empty form. */
interface EditedRecord<Stored> {
  /** The record to edit (`?id=`). */
  record: Stored | null
  /** The record that the new one starts as a copy of (`?copy=`). */
  copyOf: Stored | null
}

/** Reads what the address of a form names. Rejects like `read`. */
export async function readEdited<Stored>(
  url: string,
  read: (id: string) => Promise<Stored>,
): Promise<EditedRecord<Stored>> {
  const { searchParams } = new URL(url)
  const id = searchParams.get('id')
  const copy = searchParams.get('copy')
  if (id) return { record: await read(id), copyOf: null }
  return { record: null, copyOf: copy ? await read(copy) : null }
}

/** What the screen says about a copy before it is saved. */
export const copyIntro = (name: string) => `A copy of “${name}”. Not saved yet.`
