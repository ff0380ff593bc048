import { useInsertionEffect } from 'react'
import type { createBrowserRouter } from '@tekskills/shared/routing/router'

/** The rules that the next page has added since they last took effect; undefined while rules take effect at once. */
let held: { sheet: CSSStyleSheet; rules: [rule: string, index: number][]; changes: MutationObserver } | undefined

/**
 * Holds back the rules that styled-components inserts while the next page renders. React renders it in slices, and each
 * slice that inserts a rule would end in a style recalculation of the whole document (ADR 0048). The rules take effect with
 * the page ({@link useHeldRules}); if something else changes the document in the meantime, the held rules take effect with
 * that, so nothing is shown without its styles.
 */
export function holdRules(router: Pick<ReturnType<typeof createBrowserRouter>, 'state' | 'subscribe'>): void {
  let shown = router.state.location.key
  router.subscribe(({ location: { key } }) => {
    if (key !== shown) hold()
    shown = key
  })
}

/** Lets the held rules take effect as a page is committed, before its layout effects measure anything. */
export const useHeldRules = (locationKey: string): void => useInsertionEffect(release, [locationKey])

function hold(): void {
  const sheet = document.querySelector<HTMLStyleElement>('style[data-styled="active"]')?.sheet
  if (held || !sheet) return
  const changes = new MutationObserver(insertHeld)
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
    insertHeld()
    CSSStyleSheet.prototype.deleteRule.call(sheet, index)
  }
  held = { sheet, rules, changes }
}

function insertHeld(): void {
  if (!held) return
  const { sheet, rules } = held
  for (const [rule, index] of rules.splice(0)) CSSStyleSheet.prototype.insertRule.call(sheet, rule, index)
}

function release(): void {
  insertHeld()
  if (!held) return
  const { sheet, changes } = held
  held = undefined
  changes.disconnect()
  // The methods of the prototype are visible again.
  Reflect.deleteProperty(sheet, 'insertRule')
  Reflect.deleteProperty(sheet, 'deleteRule')
}
