type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** The members that have a value or are `null`: what an update sets. Those left out stay as they are. */
export const definedOnly = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>
