/** What differs between two states of a record, in the words of its form. */
export const changedFields = <Stored extends object>(
  before: Stored,
  after: Stored,
  names: Partial<Record<keyof Stored & string, string>>,
): string[] =>
  (Object.entries(names) as [keyof Stored, string][])
    .filter(([field]) => JSON.stringify(before[field]) !== JSON.stringify(after[field]))
    .map(([, name]) => name)
