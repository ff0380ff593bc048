type Defined<T> = { [K in keyof T]?: Exclude<T[K], undefined> }

/** Drops members that are undefined, so that an update sets only given columns, including those set to `null`. */
export const definedOnly = <T extends object>(values: T): Defined<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Defined<T>
