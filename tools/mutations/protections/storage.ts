import type { Mutation } from '../mutation'

/** What is stored, kept and lost. */
export const storageMutations: readonly Mutation[] = [
  {
    name: 'an old version overwrites a newer one',
    file: 'content/updates.ts',
    from: 'seen === current.version',
    to: 'seen <= current.version',
    tests: ['modules/blogs/blogs.test.ts'],
    proof: 'AT-67',
  },
  {
    name: 'a request sent again has a second effect',
    file: 'idempotency/idempotent.ts',
    from: 'if (key === undefined) return work()',
    to: 'if (key !== call) return work()',
    tests: ['modules/applicants/apply.test.ts'],
    proof: 'D-10',
  },
  {
    name: 'a write leaves kept answers as they were',
    file: 'cache/write.ts',
    from: '  parts.changes.publish(tags)\n',
    to: '',
    tests: ['cache/kept-answers.test.ts'],
    proof: 'public answers are kept',
  },
  {
    name: 'a second process opens the same data',
    file: 'database/embedded.ts',
    from: 'await lockDirectory(directory)',
    to: 'await lockDirectory(`${directory}-${process.pid}`)',
    tests: ['database/directory-lock.test.ts'],
    proof: 'D-02',
    embedded: true,
  },
  {
    name: 'a full disk is written to',
    file: 'database/in-transaction.ts',
    from: "if (database.kind === 'embedded') await requireRoom(config.dataDir)",
    to: 'void [config, requireRoom]',
    tests: ['storage-room.test.ts'],
    proof: 'D-08',
    embedded: true,
  },
  {
    name: 'a write is acknowledged before it is on the disk',
    file: 'database/durable-node-fs.ts',
    from: 'fs.fdatasyncSync(stream.nfd)',
    to: 'void stream',
    tests: ['database/durable-node-fs.test.ts'],
    proof: 'every commit',
    embedded: true,
  },
  {
    name: 'nothing is refused under overload',
    file: 'plugins/overload.ts',
    from: 'working >= most',
    to: 'working > Infinity * most',
    tests: ['plugins/overload.test.ts'],
    proof: 'F-03',
  },
]
