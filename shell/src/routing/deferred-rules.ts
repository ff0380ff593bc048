import { useInsertionEffect } from 'react'
import type { createBrowserRouter } from '@tekskills/shared/routing/router'

/** The CSS rules of the next page that do not apply yet; undefined while rules apply at once. */
let deferred: { sheet: CSSStyleSheet; rules: [rule: string, index: number][]; changes: MutationObserver } | undefined

/**
 * Defers the CSS rules that styled-components inserts while the next page renders. React renders it in slices, and each
 * slice that inserts a rule would end in a style recalculation of the whole document (ADR 0048). The rules apply with
 * the page ({@link useDeferredStyles}), or as soon as something else changes the document, so nothing is shown without
 * its styles.
 */
export function deferStyles(router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>): void {
  let shown = router.state.location.key
  router.subscribe(({ location: { key } }) => {
    if (key !== shown) startDeferring()
    shown = key
  })
}

/** Applies the deferred rules as a page is committed, before its layout effects measure anything. */
export const useDeferredStyles = (locationKey: string): void => useInsertionEffect(stopDeferring, [locationKey])

function startDeferring(): void {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-styled="active"]')?.sheet
  if (deferred || !sheet) return
  const changes = new MutationObserver(insertDeferred)
  changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['class'] })
  const rules: [string, number][] = []
  // Rejects the rules that the browser does not understand, as the sheet itself would.
  const syntax = new CSSStyleSheet()
  sheet.insertRule = (rule, index = 0) => {
    syntax.insertRule(rule)
    rules.push([rule, index])
    return index
  }
  sheet.deleteRule = (index) => {
    insertDeferred()
    CSSStyleSheet.prototype.deleteRule.call(sheet, index)
  }
  deferred = { sheet, rules, changes }
}

function insertDeferred(): void {
  if (!deferred) return
  const { sheet, rules } = deferred
  for (const [rule, index] of rules.splice(0)) CSSStyleSheet.prototype.insertRule.call(sheet, rule, index)
}

function stopDeferring(): void {
  insertDeferred()
  if (!deferred) return
  const { sheet, changes } = deferred
  deferred = undefined
  changes.disconnect()
  // The methods of the prototype are visible again.
  Reflect.deleteProperty(sheet, 'insertRule')
  Reflect.deleteProperty(sheet, 'deleteRule')
}
