import { z } from 'zod'

/** There was no year 0, and no database knows one. */
const isKnown = (text: string) => text >= '0001-01-01'
const known = (error: string) => ({ error, params: { code: 'DATE_RANGE' } })

const ENTER_DAY = 'Enter a valid date.'
const ENTER_MOMENT = 'Enter a valid date and time.'

/** A day without a time, as `2026-11-22`, that can be stored and compared. */
export const day = () => z.iso.date(ENTER_DAY).refine(isKnown, known(ENTER_DAY))

/** A moment in ISO 8601, within the years that a database knows. */
export const moment = () => z.iso.datetime(ENTER_MOMENT).refine(isKnown, known(ENTER_MOMENT))
