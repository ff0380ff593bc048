/** For `refine`: runs a cross-field rule even when single fields are invalid, so that all errors are reported at once. */
export const always = { when: () => true }
