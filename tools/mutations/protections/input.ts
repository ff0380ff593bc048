import type { Mutation } from '../mutation'

/** What comes in from outside, and what is made of it. */
export const inputMutations: readonly Mutation[] = [
  {
    name: 'the sort is put into the query as it came',
    file: 'lists/list-request.ts',
    from: 'const known = allowed.includes(column) &&',
    to: 'const known = true ||',
    also: {
      file: 'lists/paged.ts',
      from: 'sql.raw(columns[column] ?? columns.id)',
      to: 'sql.raw(columns[column] ?? column)',
    },
    tests: ['problems/bad-input.test.ts'],
  },
  {
    name: 'wildcards are not taken literally',
    file: 'content/item-lists.ts',
    from: 'content_item.search_key like contains_pattern(${q})\n    or content_item.category_id',
    to: "content_item.search_key like '%' || ${q} || '%'\n    or content_item.category_id",
    tests: ['modules/blogs/blog-lists.test.ts'],
  },
  {
    name: 'rich text is stored as it came',
    file: 'content/rich-text.ts',
    from: 'const clean = settle(html)',
    to: 'const clean = html || settle(html)',
    tests: ['content/rich-text.test.ts'],
  },
  {
    name: 'any scheme may stand in a link',
    file: 'content/rich-text.ts',
    from: "allowedSchemes: ['http', 'https', 'mailto', 'tel']",
    to: "allowedSchemes: ['http', 'https', 'mailto', 'tel', 'data', 'vbscript', 'javascript']",
    tests: ['content/rich-text.test.ts'],
  },
  {
    name: 'formulas are exported',
    file: 'lists/csv.ts',
    from: 'FORMULA.test(text.trimStart()) || FORMULA.test(text)',
    to: 'false',
    tests: ['modules/enquiries/inbox.test.ts'],
  },
  {
    name: 'a captcha token counts twice',
    file: 'captcha/captcha.ts',
    from: 'if (!row) throw captchaFailed()',
    to: 'if (row === null) throw captchaFailed()',
    tests: ['modules/enquiries/enquiries.test.ts', 'modules/newsletter/newsletter.test.ts'],
  },
  {
    name: 'a signed link may be made by anybody',
    file: 'signing/signer.ts',
    from: '|| !isSame(signature, mac(purpose, `${subject}.${expires}`))',
    to: '',
    tests: ['modules/newsletter/newsletter.test.ts'],
  },
  {
    name: 'one place may apply without end',
    file: 'modules/applicants/apply.routes.ts',
    from: 'if (!seen) await accepted.count(ip)',
    to: 'void [accepted, seen]',
    tests: ['modules/applicants/apply.test.ts'],
  },
  {
    name: 'drafts are public',
    file: 'content/item-rows.ts',
    from: "selectItems(queries, kind)\n    .where('content_item.status', 'in', ['PUBLISHED', 'SCHEDULED'])",
    to: "selectItems(queries, kind)\n    .where('content_item.status', 'in', ['PUBLISHED', 'SCHEDULED', 'DRAFT', 'ARCHIVED'])",
    tests: ['modules/blogs/blogs.test.ts'],
  },
]
