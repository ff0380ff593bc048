import { createContext, useContext, useState } from 'react'
import type { ApplicantDetail, StaffApplicant } from '@tekskills/shared/contracts/http/applicants'

type Send = (shown: StaffApplicant) => Promise<ApplicantDetail>

/**
 * Creates a queue that sends the changes to one applicant one at a time, each based on the record that the previous one
 * returned.
 */
function createQueue() {
  let lastSaved: StaffApplicant | undefined
  let last: Promise<unknown> = Promise.resolve()

  /** Sends a change once the earlier ones have settled; `seen` is the record that the page shows. */
  return function enqueue(seen: StaffApplicant, send: Send): Promise<ApplicantDetail> {
    const turn = last.then(async () => {
      const saved = await send(lastSaved && lastSaved.version > seen.version ? lastSaved : seen)
      lastSaved = saved
      return saved
    })
    last = turn.catch(() => undefined)
    return turn
  }
}

/** The queue of the applicant on the page, shared by the panels because they change the same record. */
export const ApplicantQueue = createContext(createQueue())

export const useNewQueue = () => useState(createQueue)[0]

export const useApplicantQueue = () => useContext(ApplicantQueue)
