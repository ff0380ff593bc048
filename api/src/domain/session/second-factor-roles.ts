import type { Role } from '@tekskills/shared/contracts/access'
import { sql } from 'kysely'
import type { Queries } from '../../platform/database/database'
import { lockSetting, readSetting, writeSetting } from '../../platform/database/settings'

/** Key in the table `setting` for the roles for which administrators require a second factor (ADR 0112). */
const SETTING = 'second-factor-roles'

/** Subquery for the stored roles; read them with {@link requiresFactor}. */
export const rolesRequiringFactor = sql<unknown>`(select setting.value from setting where setting.key = ${SETTING})`

/** Whether the stored roles contain `role`. */
export const requiresFactor = (stored: unknown, role: Role): boolean => Array.isArray(stored) && stored.includes(role)

/** The stored roles. */
export const readRolesRequiringFactor = (queries: Queries): Promise<unknown> => readSetting(queries, SETTING)

/** The stored roles, locked for a change. */
export const lockRolesRequiringFactor = (transaction: Queries): Promise<unknown> =>
  lockSetting(transaction, SETTING, [])

/** Stores the roles for which administrators require a second factor. */
export const writeRolesRequiringFactor = (queries: Queries, roles: readonly Role[]): Promise<void> =>
  writeSetting(queries, SETTING, roles)
