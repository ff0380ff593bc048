import type { Mutation } from '../mutation'

/** What is stored, kept and lost. */
export const storageMutations: readonly Mutation[] = [
  {
    name: 'an old version overwrites a newer one',
    file: 'platform/http/validation/record-version.ts',
    from: 'seen === current.version',
    to: 'seen <= current.version',
    tests: ['domain/blogs/blogs.test.ts'],
    proof: 'AT-67',
  },
  {
    name: 'a request sent again has a second effect',
    file: 'platform/http/idempotency/idempotency.ts',
    from: 'if (key === undefined) return work()',
    to: 'if (key !== call) return work()',
    tests: ['domain/applicants/apply.test.ts'],
    proof: 'D-10',
  },
  {
    name: 'a write leaves cached responses as they were',
    file: 'platform/http/writes/mutate-content.ts',
    from: '  deps.changes.publish(tags)\n',
    to: '',
    tests: ['platform/http/cache/response-cache.test.ts'],
    proof: 'public answers are kept',
  },
  {
    name: 'a second process opens the same data',
    file: 'platform/database/embedded.ts',
    from: 'await lockDirectory(directory)',
    to: 'await lockDirectory(`${directory}-${process.pid}`)',
    tests: ['platform/database/directory-lock.test.ts'],
    proof: 'D-02',
    embedded: true,
  },
  {
    name: 'a full disk is written to',
    file: 'platform/database/in-transaction.ts',
    from: "if (database.kind === 'embedded') await assertDiskSpace(config.dataDir)",
    to: 'void [config, assertDiskSpace]',
    tests: ['platform/disk/disk-space.test.ts'],
    proof: 'D-08',
    embedded: true,
  },
  {
    name: 'a write is acknowledged before it is on the disk',
    file: 'platform/database/durable-node-fs.ts',
    from: 'fs.fdatasyncSync(stream.nfd)',
    to: 'void stream',
    tests: ['platform/database/durable-node-fs.test.ts'],
    proof: 'every commit',
    embedded: true,
  },
  {
    name: 'nothing is refused under overload',
    file: 'platform/http/plugins/overload.ts',
    from: 'working >= most',
    to: 'working > Infinity * most',
    tests: ['platform/http/plugins/overload.test.ts'],
    proof: 'F-03',
  },
]
