import fs from 'node:fs'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type InitResult = Awaited<ReturnType<NodeFS['init']>>
interface FileAttributes {
  mode?: number
}
interface NodeFileSystem {
  node_ops: { setattr: (node: unknown, attributes: FileAttributes) => void }
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
}
type PreRun = (module: { FS: { filesystems: { NODEFS: NodeFileSystem } } }) => void

/** PGlite's disk file system plus the operation that Emscripten lacks: a real fsync. */
class DurableNodeFS extends NodeFS {
  override async init(...args: Parameters<NodeFS['init']>): Promise<InitResult> {
    const { emscriptenOpts } = await super.init(...args)
    const sync: PreRun = (module) => {
      module.FS.filesystems.NODEFS.stream_ops.fsync = (stream) => {
        fs.fdatasyncSync(stream.nfd)
        return 0
      }
      // PGlite makes each file of a new database world-readable, ignoring the process's umask.
      const { node_ops: operations } = module.FS.filesystems.NODEFS
      const { setattr } = operations
      operations.setattr = (node, { mode, ...rest }) =>
        setattr(node, mode === undefined ? rest : { ...rest, mode: mode & ~0o077 })
    }
    const preRun = [emscriptenOpts.preRun ?? [], sync].flat() as InitResult['emscriptenOpts']['preRun']
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}

/**
 * Opens or creates the embedded database in `directory`, with commits on disk before they are acknowledged. `-F` would
 * disable fsync, and Emscripten's fdatasync does nothing: hence `wal_sync_method=fsync`.
 */
export function openDurable(directory: string): Promise<PGlite> {
  return PGlite.create({
    fs: new DurableNodeFS(directory),
    extensions: { pg_trgm, unaccent },
    startParams: [
      ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...['wal_sync_method=fsync', 'shared_buffers=32MB', 'max_wal_size=64MB'].flatMap((setting) => ['-c', setting]),
    ],
  })
}
