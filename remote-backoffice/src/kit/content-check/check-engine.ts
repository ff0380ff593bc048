// One module, so that the rules and the parser are one chunk, which is loaded once the form is shown.
export { bySeverity, checkStepwise } from '@tekskills/shared/content-check/check-item'
export { addressesIn } from '@tekskills/shared/content-check/addresses'
export { readForm } from './checked-form'
