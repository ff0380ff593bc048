import { useRole } from '@tekskills/shared/session/session-store'

/** Whether the person may put pictures into texts: the service takes them from BLOGS alone (contract §3.7, `/media`). */
export const useMayAddPictures = (): boolean => useRole() !== 'CAREERS'
