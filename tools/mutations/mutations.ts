/** A protection taken away: the text that carries it, what stands there instead, and the tests that must notice. */
export interface Mutation {
  name: string
  /** From `api/src`, as are the tests. */
  file: string
  from: string
  to: string
  tests: readonly string[]
}

/** The protections of the service, each with the test that would turn red without it. */
export const mutations: readonly Mutation[] = [
  {
    name: 'the role is not checked',
    file: 'session/access-plugin.ts',
    from: "allowed !== 'signed-in' && allowed !== request.session.role",
    to: "allowed === 'closed'",
    tests: ['session/authorisation.test.ts'],
  },
  {
    name: 'a forgotten rule lets everybody in',
    file: 'session/route-access.ts',
    from: "?? 'closed'",
    to: "?? 'public'",
    tests: ['session/authorisation.test.ts'],
  },
  {
    name: 'a disabled account goes on',
    file: 'session/session-store.ts',
    from: 'row.disabled || ',
    to: '',
    tests: ['session/authorisation.test.ts'],
  },
  {
    name: 'logout leaves the session',
    file: 'session/session-store.ts',
    from: "await queries.deleteFrom('session').where('id', '=', id).execute()",
    to: 'await Promise.resolve(id)',
    tests: ['session/authorisation.test.ts'],
  },
  {
    name: 'a planted cookie with an equal header passes',
    file: 'session/xsrf-plugin.ts',
    from: '(!token || isXsrfValueOf(token, value))',
    to: 'true',
    tests: ['session/xsrf.test.ts'],
  },
  {
    name: 'writes from other sites pass',
    file: 'session/xsrf-plugin.ts',
    from: "=== 'cross-site'",
    to: "=== 'never'",
    tests: ['session/xsrf.test.ts'],
  },
  {
    name: 'a code of the authenticator counts twice',
    file: 'session/second-factor.ts',
    from: "where('otp_last_step', '<', String(step))",
    to: "where('otp_last_step', '<=', String(step))",
    tests: ['modules/session/otp.test.ts'],
  },
  {
    name: 'passwords may be tried without end',
    file: 'session/login-limits.ts',
    from: 'if (wait === undefined) continue',
    to: 'if (wait !== Infinity) continue',
    tests: ['modules/session/sign-in-attacks.test.ts'],
  },
  {
    name: 'an invented X-Forwarded-For is believed',
    file: 'http-server.ts',
    from: '    trustProxy,',
    to: '    trustProxy: true || trustProxy,',
    tests: ['modules/session/session.test.ts'],
  },
  {
    name: 'any column may sort',
    file: 'lists/list-request.ts',
    from: 'const known = allowed.includes(column) &&',
    to: 'const known = true ||',
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
    name: 'an old version overwrites a newer one',
    file: 'content/updates.ts',
    from: 'given !== current.version',
    to: 'given > current.version',
    tests: ['modules/blogs/blogs.test.ts'],
  },
  {
    name: 'a request sent again has a second effect',
    file: 'idempotency/idempotent.ts',
    from: 'if (key === undefined) return work()',
    to: 'if (key !== call) return work()',
    tests: ['modules/applicants/apply.test.ts'],
  },
  {
    name: 'a captcha token counts twice',
    file: 'captcha/captcha.ts',
    from: 'if (!row) throw captchaFailed()',
    to: 'if (row === null) throw captchaFailed()',
    tests: ['modules/enquiries/enquiries.test.ts', 'modules/newsletter/newsletter.test.ts'],
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
    name: 'formulas are exported',
    file: 'lists/csv.ts',
    from: 'FORMULA.test(text.trimStart()) || FORMULA.test(text)',
    to: 'false',
    tests: ['modules/enquiries/inbox.test.ts'],
  },
  {
    name: 'drafts are public',
    file: 'content/item-rows.ts',
    from: "selectItems(queries, kind)\n    .where('content_item.status', 'in', ['PUBLISHED', 'SCHEDULED'])",
    to: "selectItems(queries, kind)\n    .where('content_item.status', 'in', ['PUBLISHED', 'SCHEDULED', 'DRAFT', 'ARCHIVED'])",
    tests: ['modules/blogs/blogs.test.ts'],
  },
  {
    name: 'a signed link may be made by anybody',
    file: 'signing/signer.ts',
    from: '|| !isSame(signature, mac(purpose, `${subject}.${expires}`))',
    to: '',
    tests: ['modules/newsletter/newsletter.test.ts'],
  },
  {
    name: 'a write leaves kept answers as they were',
    file: 'cache/write.ts',
    from: '  parts.changes.publish(tags)\n',
    to: '',
    tests: ['cache/kept-answers.test.ts'],
  },
  {
    name: 'a second process opens the same data',
    file: 'database/embedded.ts',
    from: 'await lockDirectory(directory)',
    to: 'await lockDirectory(`${directory}-${process.pid}`)',
    tests: ['database/directory-lock.test.ts'],
  },
  {
    name: 'a full disk is written to',
    file: 'database/in-transaction.ts',
    from: "if (database.kind === 'embedded') await requireRoom(config.dataDir)",
    to: 'void [config, requireRoom]',
    tests: ['storage-room.test.ts'],
  },
  {
    name: 'nothing is refused under overload',
    file: 'plugins/overload.ts',
    from: 'working >= most',
    to: 'working > Infinity * most',
    tests: ['plugins/overload.test.ts'],
  },
  {
    name: 'the trail of the other area is open',
    file: 'modules/audit/audit.repository.ts',
    from: "'in', areas[reader.role]",
    to: "'in', [...areas.BLOGS, ...areas.CAREERS, reader.role as never]",
    tests: ['modules/audit/audit.test.ts'],
  },
]
