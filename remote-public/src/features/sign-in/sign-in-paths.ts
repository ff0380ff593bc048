/** The form that asks for a new password; a mailed link carries its token in `reset` instead (contract §3.9). */
export const FORGOTTEN_PATH = '/login?forgot=1'
