import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { serviceHash } from '../release/node-bundles'
import { fromRoot } from '../repository-root'
import type { InterfaceDocument } from './interface-changes'

/**
 * The document of the sources with this hash, cached because assembling the service takes seconds and each release
 * needs it.
 */
interface Cached {
  hash: string
  document: InterfaceDocument
}

const CACHE = fromRoot('.cache', 'service-interface.json')

const readCache = async (): Promise<Partial<Cached>> => {
  try {
    return JSON.parse(await readFile(CACHE, 'utf8')) as Cached
  } catch {
    return {}
  }
}

async function writeCache(cached: Cached): Promise<void> {
  await mkdir(dirname(CACHE), { recursive: true })
  const draft = `${CACHE}.${randomUUID()}`
  await writeFile(draft, JSON.stringify(cached))
  await rename(draft, CACHE)
}

/** The OpenAPI document of the checked-out service. */
export async function candidateDocument(): Promise<InterfaceDocument> {
  const hash = await serviceHash()
  const cached = await readCache()
  if (cached.document && cached.hash === hash) return cached.document
  const document = await assembledDocument()
  await writeCache({ hash, document })
  return document
}

/** Assembles the service on an empty database for its document. */
async function assembledDocument(): Promise<InterfaceDocument> {
  // Imported lazily, because it is all the code of the service.
  const [{ buildApp }, { readConfig }, { migrate }, { connectDatabase }] = await Promise.all([
    import('../../api/src/app'),
    import('../../api/src/platform/config/config'),
    import('../../api/src/platform/database/migrate'),
    import('../../api/src/platform/database/open-database'),
  ])
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
