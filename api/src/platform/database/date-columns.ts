import pg from 'pg'

/** Days come out of the database as `YYYY-MM-DD`; the driver would make them midnight of the machine's time zone. */
export const readDaysAsText = () => pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text)
