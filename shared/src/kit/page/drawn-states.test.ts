import { drawnRules } from './drawn-states'

function rulesOf(css: string): CSSRuleList {
  const style = document.head.appendChild(document.createElement('style'))
  style.textContent = css
  const rules = style.sheet?.cssRules
  style.remove()
  if (!rules) throw new Error('The style element has no rules')
  return rules
}

test('a rule for a state is repeated for marked elements and their ancestors', () => {
  expect(drawnRules(rulesOf('.a:hover > svg { opacity: 0.5; } .b { opacity: 1; }'))).toBe(
    ".a:is([data-drawn='hover'], :has([data-drawn='hover'])) > svg{opacity: 0.5;}",
  )
})

test('focus applies to the marked element only', () => {
  expect(drawnRules(rulesOf('.a:focus-visible { opacity: 0.5; }'))).toBe(
    ".a:is([data-drawn='focus-visible']){opacity: 0.5;}",
  )
})

test('rules for hovering devices apply everywhere, other media conditions are kept', () => {
  expect(drawnRules(rulesOf('@media (hover: hover) { .a:active { opacity: 0; } }'))).toMatch(/^\.a:is/)
  expect(drawnRules(rulesOf('@media (min-width: 40em) { .a:active { opacity: 0; } }'))).toMatch(
    /^@media \(min-width: 40em\)\{\.a:is.*\}\}$/,
  )
  expect(drawnRules(rulesOf('@media print { .a { opacity: 0; } }'))).toBe('')
})
