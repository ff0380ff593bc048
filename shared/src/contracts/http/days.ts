import { z } from 'zod'

/** There is no year 0, and databases cannot store one. */
const isStorable = (text: string) => text >= '0001-01-01'
const outOfRange = (error: string) => ({ error, params: { code: 'DATE_RANGE' } })

const ENTER_DAY = 'Enter a valid date.'
const ENTER_MOMENT = 'Enter a valid date and time.'

/** A date without a time, such as `2026-11-22`, that databases can store. */
export const day = () => z.iso.date(ENTER_DAY).refine(isStorable, outOfRange(ENTER_DAY))

/** A date and time in ISO 8601 that databases can store. */
export const moment = () => z.iso.datetime(ENTER_MOMENT).refine(isStorable, outOfRange(ENTER_MOMENT))
