import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildApp } from '../../api/src/app'
import { readConfig } from '../../api/src/platform/config/config'
import { migrate } from '../../api/src/platform/database/migrate'
import { connectDatabase } from '../../api/src/platform/database/open-database'
import type { InterfaceDocument } from './interface-changes'

/** The OpenAPI document of the checked-out service, which is assembled on an empty database for it. */
export async function candidateDocument(): Promise<InterfaceDocument> {
  const folder = await mkdtemp(join(tmpdir(), 'interface-'))
  const config = readConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  const database = await connectDatabase(config)
  try {
    await migrate(database.unlimited)
    const { app } = await buildApp({ config, database })
    const { body } = await app.inject({ url: '/api/openapi.json' })
    await app.close()
    return JSON.parse(body) as InterfaceDocument
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
}
