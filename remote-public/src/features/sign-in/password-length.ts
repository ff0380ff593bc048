/** Minimum length of a password (contract §3.4); there are no rules for its characters. */
export const MIN_PASSWORD_LENGTH = 12
