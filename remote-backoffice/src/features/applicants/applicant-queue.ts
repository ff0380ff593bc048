import { createContext, useContext, useState } from 'react'
import type { ApplicantDetail, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'

type Send = (shown: StaffApplicant) => Promise<ApplicantDetail>

/**
 * Creates the queue in which changes of one applicant are sent one by one, each over the record that the last one left.
 */
function createQueue() {
  let known: StaffApplicant | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** Sends a change once those before it are done; `seen` is the record that the page shows. */
  return function enqueue(seen: StaffApplicant, send: Send): Promise<ApplicantDetail> {
    const turn = last.then(async () => {
      const saved = await send(known && known.version > seen.version ? known : seen)
      known = saved
      return saved
    })
    last = turn.catch(() => undefined)
    return turn
  }
}

/** The queue of the applicant that is shown: its panels change one record. */
export const ApplicantQueue = createContext(createQueue())

export const useNewQueue = () => useState(createQueue)[0]

export const useApplicantQueue = () => useContext(ApplicantQueue)
