import { useRole } from '@tekskills/shared/session/session-store'

/** Whether the user may add pictures to texts: the service accepts them from BLOGS only (contract §3.7, `/media`). */
export const useMayAddPictures = (): boolean => useRole() !== 'CAREERS'
