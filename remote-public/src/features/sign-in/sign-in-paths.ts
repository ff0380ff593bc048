/** Address of the forgotten-password form; a mailed link has its token in `reset` instead (contract §3.9). */
export const FORGOTTEN_PATH = '/login?forgot=1'
