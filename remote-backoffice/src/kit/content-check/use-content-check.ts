import { startTransition, useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import type { Finding } from '@tekskills/shared/content-check/check-item'
import type { AddressFacts } from '@tekskills/shared/contracts/http/content-check'
import { readAddressFacts } from './check-api'

/** Milliseconds without a change after which the form is checked. */
const REST_MS = 400
/** Milliseconds of idle time without which a rule waits for the next frame. */
const LEAST_IDLE_MS = 3

export interface ContentCheck {
  /** The findings, most severe first; `null` before the first check. */
  findings: readonly Finding[] | null
  /** Whether links and pictures could not be looked up. */
  isLookupMissing: boolean
}

/**
 * Checks the surrounding form after each pause. Rules run one by one while the browser is idle, and the result is
 * rendered in a transition, so that no keystroke waits for them. `path` is the endpoint of the form.
 */
export function useContentCheck(path: string): ContentCheck {
  const { subscribe, getValues } = useFormContext()
  const [check, setCheck] = useState<ContentCheck>({ findings: null, isLookupMissing: false })

  useEffect(() => {
    const known = new Map<string, AddressFacts>()
    const over = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    /** Counts the checks, so that one that was overtaken by a change ends. */
    let current = 0
    let isLookupMissing = false

    async function run() {
      const own = ++current
      const { bySeverity, checkStepwise, addressesIn, readForm } = await import('./check-engine')
      await idle()
      if (own !== current || over.signal.aborted) return
      const item = readForm(path, getValues())
      if (!item) return
      const site = { origin: location.origin, factsOf: (address: string) => known.get(address) }
      const findings: Finding[] = []
      for (const found of checkStepwise(item, site)) {
        findings.push(...found)
        await idle()
        if (own !== current || over.signal.aborted) return
      }
      startTransition(() => setCheck({ findings: bySeverity(findings), isLookupMissing }))
      const unknown = addressesIn(item, site).filter((address) => !known.has(address))
      if (unknown.length > 0) await lookUp(unknown, own)
    }

    async function lookUp(addresses: readonly string[], own: number) {
      try {
        const facts = await readAddressFacts(addresses, over.signal)
        for (const each of facts) known.set(each.address, each)
        isLookupMissing = false
      } catch {
        if (over.signal.aborted) return
        isLookupMissing = true
        startTransition(() => setCheck((before) => ({ ...before, isLookupMissing })))
        return
      }
      if (own === current && !over.signal.aborted && addresses.some((address) => known.has(address))) await run()
    }

    // If its code could not be loaded, the next change tries again.
    const start = () => void run().catch(() => setCheck((before) => ({ ...before, isLookupMissing: true })))
    const schedule = () => {
      clearTimeout(timer)
      current += 1
      timer = setTimeout(start, REST_MS)
    }
    schedule()
    const unsubscribe = subscribe({ formState: { values: true }, callback: schedule })
    return () => {
      clearTimeout(timer)
      over.abort()
      unsubscribe()
    }
  }, [path, subscribe, getValues])

  return check
}

let deadline: IdleDeadline | undefined

/** Resolves at once while the browser is idle, otherwise when it is idle next. */
async function idle(): Promise<void> {
  if (deadline && deadline.timeRemaining() > LEAST_IDLE_MS) return
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if (!('requestIdleCallback' in globalThis)) return void setTimeout(resolve)
    requestIdleCallback(
      (next) => {
        deadline = next
        resolve()
      },
      { timeout: 1000 },
    )
  })
}
