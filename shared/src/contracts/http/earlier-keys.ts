/** Maximum number of keys of earlier saves that a request may name in the header `Earlier-Keys` (contract §3.1). */
export const MAX_EARLIER_KEYS = 20
