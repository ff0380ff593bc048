/**
 * The `when` of a cross-field rule (zod's `refine`) that also runs when single fields are invalid, so that all errors are
 * reported at once.
 */
export const always = () => true
