import type { Mutation } from '../mutation'

/** Files that come in and are handed out. */
export const filesMutations: readonly Mutation[] = [
  {
    name: 'SVG is taken for a picture',
    file: 'pictures/check-picture.ts',
    from: 'if (!type || !allowed.includes(type.mime)) {',
    to: "if (type && type.mime === 'text/html') {",
    tests: ['modules/blogs/blog-pictures.test.ts'],
  },
  {
    name: 'a refused change leaves its file behind',
    file: 'pictures/with-picture.ts',
    from: 'if (hasStoredNothing(error)) await pictures.remove(arrived.id)',
    to: 'void hasStoredNothing',
    tests: ['modules/blogs/blog-pictures.test.ts'],
  },
  {
    name: 'a document may run something when it is opened',
    file: 'files/check-document.ts',
    from: 'if (isActive[kind]?.(file.content)) {',
    to: 'if (isActive[kind] === undefined) {',
    tests: ['modules/applicants/apply.test.ts'],
  },
  {
    name: 'a résumé opens as a page of the site',
    file: 'files/send-file.ts',
    from: '"default-src \'none\'; sandbox"',
    to: '"default-src \'self\'"',
    tests: ['modules/applicants/applicants.test.ts'],
  },
  {
    name: 'a file with a virus is kept',
    file: 'files/virus-scan.ts',
    from: "if (answer.endsWith(' FOUND'))",
    to: "if (answer === ' FOUND')",
    also: { file: 'files/virus-scan.ts', from: "if (answer.endsWith(' OK')) return", to: 'return' },
    tests: ['files/virus-scan.test.ts'],
  },
  {
    name: 'without its scanner a file is taken',
    file: 'files/virus-scan.ts',
    from: '      throw unchecked()\n    })',
    to: "      return ' OK'\n    })",
    tests: ['files/virus-scan.test.ts'],
  },
  {
    name: 'a broken connection takes the file from its row',
    file: 'database/nothing-stored.ts',
    from: 'error instanceof ProblemError ||',
    to: 'error instanceof Error ||',
    tests: ['files/file-store.test.ts'],
  },
  {
    name: 'the résumé of somebody erased stays',
    file: 'careers/erase-applicant.ts',
    from: "if (resume) await transaction.deleteFrom('stored_file').where('id', '=', resume).execute()\n",
    to: '',
    tests: ['modules/applicants/applicants.test.ts'],
  },
]
