import { execFile } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { startPostgres } from '../../api/src/testing/postgres'
import { fromRoot } from '../repository'
import { ensurePostgres } from '../testing/ensure-postgres'
import { copyRepository, type RepositoryCopy } from '../testing/repository-copy'

// Takes each protection away in a copy of the sources, one at a time: the test that is named for it must fail.

interface Mutation {
  protection: string
  file: string
  text: string
  replacement: string
  /** A test that fails without the protection. */
  test: string
  /** The database without whose concurrency the test notices nothing; the embedded one is the default. */
  database?: 'postgres'
}

const api = (path: string) => `api/src/${path}`
const session = (path: string) => api(`domain/session/${path}`)
const staff = (path: string) => api(`domain/staff/${path}`)

const mutations: readonly Mutation[] = [
  {
    protection: 'a role calls its own area only',
    file: session('access-plugin.ts'),
    text: "allowed === 'signed-in' || allowed === role",
    replacement: "allowed === 'signed-in' || Boolean(role)",
    test: session('authorization.test.ts'),
  },
  {
    protection: 'a token has its scopes only',
    file: session('access-plugin.ts'),
    text: 'if (!includesScope(apiToken.scopes, needed)) {',
    replacement: 'if (apiToken.scopes.length === 0) {',
    test: session('authorization.test.ts'),
  },
  {
    protection: 'a token makes no call that is for people',
    file: session('access-plugin.ts'),
    text: "if (!needed) throw new ProblemError(403, 'FORBIDDEN', 'No token has access to this call.')",
    replacement: 'if (!needed) return',
    test: session('authorization.test.ts'),
  },
  {
    protection: 'a reset of the password ends tokens',
    file: session('password-change.ts'),
    text: 'if (exceptSession === undefined) await endApiTokens(transaction, owner.id)',
    replacement: '',
    test: session('api-tokens.test.ts'),
  },
  {
    protection: 'webhooks call public addresses only',
    file: api('domain/webhooks/webhook-target.ts'),
    text: "isGlobal && read.range() === 'unicast'",
    replacement: 'address.length > 0',
    test: api('domain/webhooks/webhook-target.test.ts'),
  },
  {
    protection: 'a webhook is its owner’s',
    file: api('domain/webhooks/webhooks.routes.ts'),
    text: "selectAll().where('account_id', '=', accountId)",
    replacement: "selectAll().where('account_id', 'is not', accountId && null)",
    test: api('domain/webhooks/webhooks.test.ts'),
  },
  {
    protection: 'a second factor required by role',
    file: session('access-plugin.ts'),
    text: 'isRequired && !hasSecondFactor',
    replacement: 'false && !hasSecondFactor',
    test: session('otp.test.ts'),
  },
  {
    protection: 'a second factor required of administrators',
    file: session('sessions.repository.ts'),
    text: 'isFactorRequired: row.administers_staff || ',
    replacement: 'isFactorRequired: ',
    test: staff('staff.test.ts'),
  },
  {
    protection: 'an administrator without a second factor completes no action',
    file: staff('staff.service.ts'),
    text: 'throw secondFactorRequired()',
    replacement: 'void secondFactorRequired()',
    test: staff('staff.test.ts'),
  },
  {
    protection: 'only administrators call what concerns staff',
    file: session('access-plugin.ts'),
    text: 'return administersStaff',
    replacement: 'return administersStaff || Boolean(role)',
    test: session('authorization.test.ts'),
  },
  {
    protection: 'no one can change their own account as staff',
    file: staff('staff.service.ts'),
    text: 'if (id === context.actor.accountId) {',
    replacement: 'if (id === `not ${context.actor.accountId}`) {',
    test: staff('staff.test.ts'),
  },
  {
    protection: 'administrators who disable each other leave one',
    file: staff('staff.service.ts'),
    text: "    .orderBy('id')\n    .forNoKeyUpdate()\n",
    replacement: '',
    test: staff('staff.test.ts'),
    database: 'postgres',
  },
  {
    protection: 'disabling somebody ends their sessions for good',
    file: staff('staff.service.ts'),
    text: '  if (disabled) {\n    await endSessions(transaction, id)\n',
    replacement: '  if (disabled) {\n',
    test: staff('staff.test.ts'),
  },
  {
    protection: 'a new role ends the sessions',
    file: staff('staff.service.ts'),
    text: '  await leaveHiring({ transaction, now, config }, id)\n  await endSessions(transaction, id)\n',
    replacement: '  await leaveHiring({ transaction, now, config }, id)\n',
    test: staff('staff.test.ts'),
  },
  {
    protection: 'actions on staff need the password',
    file: staff('staff.routes.ts'),
    text: 'ownerProofs.confirm(sessionOf(request).accountId, proof, request.ip)',
    replacement: 'Promise.resolve([ownerProofs, proof])',
    test: staff('staff.test.ts'),
  },
  {
    protection: 'an invitation is used up by the first who accepts it',
    file: staff('invitations.ts'),
    text: "  const used = await transaction\n    .deleteFrom('invitation')",
    replacement: "  const used = await transaction\n    .updateTable('invitation')\n    .set({ email: sql`email` })",
    test: staff('invitations.test.ts'),
  },
  {
    protection: 'an invitation ends after 72 hours',
    file: staff('invitations.ts'),
    text: "    .where('expires_at', '>', now)\n    .where(mayInvite)\n    .executeTakeFirst()",
    replacement: '    .where(mayInvite)\n    .executeTakeFirst()',
    test: staff('invitations.test.ts'),
  },
  {
    protection: 'an invitation ends with the right of its sender',
    file: staff('invitations.ts'),
    text: '  and account.administers_staff and not account.disabled and ${hasSecondFactor})`',
    replacement: '  and ${hasSecondFactor})`',
    test: staff('invitations.test.ts'),
  },
  {
    protection: 'an invitation waits while its sender has no second factor',
    file: staff('invitations.ts'),
    text: ' and not account.disabled and ${hasSecondFactor})`',
    replacement: ' and not account.disabled)`',
    test: staff('staff.test.ts'),
  },
  {
    protection: 'cross-site writes are rejected',
    file: session('xsrf-plugin.ts'),
    text: "if (request.headers['sec-fetch-site'] === 'cross-site') throw rejection",
    replacement: '',
    test: session('xsrf.test.ts'),
  },
  {
    protection: 'the XSRF cookie belongs to the token',
    file: session('xsrf-plugin.ts'),
    text: '(!token || isXsrfValueOf(token, value))',
    replacement: 'true',
    test: session('xsrf.test.ts'),
  },
  {
    protection: 'a code of an authenticator works once',
    file: session('second-factor.ts'),
    text: "eb('otp_last_step', '<', String(step))",
    replacement: "eb('otp_last_step', '<=', String(step))",
    test: session('otp.test.ts'),
  },
  {
    protection: 'a new password ends the other sessions',
    file: session('password-change.ts'),
    text: 'await endSessions(',
    replacement: 'await (async (..._none: unknown[]) => undefined)(',
    test: session('passwords.test.ts'),
  },
  {
    protection: 'a session that began with a key needs it',
    file: session('access-plugin.ts'),
    text: 'if (session.keyThumbprint === null) return session',
    replacement: 'return session',
    test: session('bound-sessions.test.ts'),
  },
  {
    protection: 'a copied token ends the session',
    file: session('copied-sessions.ts'),
    text: 'await end(session, request)\n',
    replacement: 'void end\n',
    test: session('bound-sessions.test.ts'),
  },
  {
    protection: 'a page counts as older only on a known device',
    file: session('copied-sessions.ts'),
    text: '&& devices.find(request.cookies, owner) !== undefined',
    replacement: '',
    test: session('bound-sessions.test.ts'),
  },
  {
    protection: 'a proof is bound to the key of the session',
    file: session('token-proofs.ts'),
    text: '|| !isSame(proof.key, key)',
    replacement: '',
    test: session('bound-sessions.test.ts'),
  },
  {
    protection: 'a proof is bound to the method',
    file: session('token-proofs.ts'),
    text: 'proof.htm === method && ',
    replacement: '',
    test: session('bound-sessions.test.ts'),
  },
  {
    protection: 'a proof is bound to the path',
    file: session('token-proofs.ts'),
    text: ' && pathOf(proof.htu) === pathOf(url)',
    replacement: '',
    test: session('bound-sessions.test.ts'),
  },
  {
    protection: 'a proof is bound to the token',
    file: session('token-proofs.ts'),
    text: '!isOfCall || !isOfToken',
    replacement: '!isOfCall',
    test: session('bound-sessions.test.ts'),
  },
  {
    protection: 'a proof is timely',
    file: session('token-proofs.ts'),
    text: '!isTimely(proof) || ',
    replacement: '',
    test: session('bound-sessions.test.ts'),
  },
  {
    protection: 'a proof has a nonce from this service',
    file: session('token-proofs.ts'),
    text: "(nonce !== undefined && typeof signer.open(NONCE, nonce, now()) === 'object')",
    replacement: 'nonce !== undefined',
    test: session('bound-sessions.test.ts'),
  },
  {
    protection: 'a proof is used once',
    file: session('token-proofs.ts'),
    text: ' || !(await isFirstUse(proof, token))',
    replacement: '',
    test: session('bound-sessions.test.ts'),
  },
  {
    protection: 'a proof is a token of its own kind',
    file: session('token-proofs.ts'),
    text: "      typ: 'dpop+jwt',\n",
    replacement: '',
    test: session('bound-sessions.test.ts'),
  },
  {
    protection: 'a sign-in with a wrong proof begins no session',
    file: session('token-proofs.ts'),
    text: '      await accept(proof, request)\n',
    replacement: '',
    test: session('bound-sessions.test.ts'),
  },
  {
    protection: 'a challenge of a passkey is answered once',
    file: session('passkeys.ts'),
    text: ".deleteFrom('passkey_challenge')",
    replacement: ".updateTable('passkey_challenge').set({ purpose })",
    test: session('passkeys.test.ts'),
  },
  {
    protection: 'a challenge of a passkey expires',
    file: session('passkeys.ts'),
    text: 'used && used.expires_at > now() ? challenge',
    replacement: 'used ? challenge',
    test: session('passkeys.test.ts'),
  },
  {
    protection: 'a challenge of a passkey is for one account',
    file: session('passkeys.ts'),
    text: "      .where('account_id', '=', accountId)\n      .where('purpose'",
    replacement: "      .where('purpose'",
    test: session('passkeys.test.ts'),
  },
  {
    protection: 'a challenge of a passkey is for one purpose',
    file: session('passkeys.ts'),
    text: "      .where('purpose', '=', purpose)\n",
    replacement: '',
    test: session('passkeys.test.ts'),
  },
  {
    protection: 'a passkey answers pages of this site only',
    file: session('passkeys.ts'),
    text: 'expectedOrigin: siteOrigin',
    replacement: "expectedOrigin: [siteOrigin, 'https://tekskills.example', 'http://localhost:4009']",
    test: session('passkeys.test.ts'),
  },
  {
    protection: 'a passkey belongs to the domain of this site',
    file: session('passkeys.ts'),
    text: 'expectedRPID: rpID',
    replacement: "expectedRPID: [rpID, 'tekskills.example']",
    test: session('passkeys.test.ts'),
  },
  {
    protection: 'a passkey belongs to one account',
    file: session('passkeys.ts'),
    text: '(await ofAccount(owner.id)).find(',
    replacement: "(await queries.selectFrom('passkey').selectAll().execute()).find(",
    test: session('passkeys.test.ts'),
  },
  {
    protection: 'a passkey whose counter is behind is refused',
    file: session('passkeys.ts'),
    text: 'if (await advance(passkey.id, verified.authenticationInfo.newCounter)) return true',
    replacement:
      'await advance(passkey.id, verified.authenticationInfo.newCounter)\n      if (verified.verified) return true',
    test: session('passkeys.test.ts'),
  },
  {
    protection: 'a passkey with certificates is refused',
    file: session('passkeys.ts'),
    text: ' || !isWithoutCertificates(response.response.attestationObject)',
    replacement: '',
    test: session('passkeys.test.ts'),
  },
  {
    protection: 'a passkey is required at sign-in',
    file: session('sign-in.service.ts'),
    text: 'account.otp_secret !== null || (await passkeys.ofAccount(account.id)).length > 0',
    replacement: 'account.otp_secret !== null',
    test: session('passkeys.test.ts'),
  },
  {
    protection: 'a refused passkey begins no session',
    file: session('sign-in.service.ts'),
    text: "if (!(await passkeys.accept(passkey, account, 'LOGIN', ip))) {",
    replacement: "if (!(await passkeys.accept(passkey, account, 'LOGIN', ip)) && !passkey) {",
    test: session('passkeys.test.ts'),
  },
  {
    protection: 'adding or removing a passkey takes the second factor too',
    file: session('owner-proof.ts'),
    text: 'if (account.otp_secret === null && !hasPasskey) return account',
    replacement: 'return account',
    test: session('passkeys.test.ts'),
  },
  {
    protection: 'a passkey is removed by its owner only',
    file: session('passkeys.routes.ts'),
    text: "          .where('id', '=', request.params.id)\n          .where('account_id', '=', accountId)",
    replacement: "          .where('id', '=', request.params.id)",
    test: session('passkeys.test.ts'),
  },
  {
    protection: 'a new passkey ends the other sessions',
    file: session('passkeys.routes.ts'),
    text: 'await endSessions(transaction, accountId, session.id)',
    replacement: 'void endSessions',
    test: session('passkeys.test.ts'),
  },
  {
    protection: 'a passkey counts where a role requires a second factor',
    file: session('second-factor.ts'),
    text: 'or exists (select from passkey where passkey.account_id = account.id)',
    replacement: '',
    test: session('passkeys.test.ts'),
  },
  {
    protection: 'links are signed',
    file: api('platform/signing/signer.ts'),
    text: '!isSame(signature, mac(purpose, `${subject}.${expires}`))',
    replacement: 'false',
    test: api('domain/applicants/own-application.test.ts'),
  },
  {
    protection: 'links expire',
    file: api('platform/signing/signer.ts'),
    text: 'expiresAt.getTime() <= now.getTime()',
    replacement: 'expiresAt.getTime() <= 0',
    test: api('domain/applicants/own-application.test.ts'),
  },
  {
    protection: 'a new link ends earlier ones',
    file: api('domain/applicants/own-application.service.ts'),
    text: ".where('applicant.link_sent_at', '=', sentAt)",
    replacement: '',
    test: api('domain/applicants/own-application.test.ts'),
  },
  {
    protection: 'the time of a response reveals no application',
    file: api('domain/applicants/own-application.routes.ts'),
    text: 'mail.afterResponse(reply.raw, async () => {\n        const sent = (await addressLimit.allows(address)) ? await applications.sendLinks(email) : 0\n        if (sent === 0) await addressLimit.forgive(address)\n      })',
    replacement: 'if (await addressLimit.allows(address)) await applications.sendLinks(email)',
    test: api('domain/applicants/own-application.test.ts'),
  },
  {
    protection: 'work after a response waits for it',
    file: api('platform/mail/mailer.ts'),
    text: "isOver ? Promise.resolve() : once(response, 'close')",
    replacement: 'isOver || once ? Promise.resolve() : undefined',
    test: api('platform/mail/mail.test.ts'),
  },
  {
    protection: 'autosaves belong to their account',
    file: api('domain/content/autosaves.repository.ts'),
    text: ".where('account_id', '=', accountId)\n    .where('kind', '=', kind)\n\ntype",
    replacement: ".where('kind', '=', kind)\n\ntype",
    test: api('domain/content/autosaves.test.ts'),
  },
  {
    protection: 'formulas in exports are text',
    file: api('platform/http/lists/csv.ts'),
    text: "`'${text}`",
    replacement: 'text',
    test: api('domain/careers/careers.test.ts'),
  },
  {
    protection: 'rich text has links with safe schemes only',
    file: api('platform/rich-text/rich-text.ts'),
    text: "allowedSchemes: ['http', 'https', 'mailto', 'tel']",
    replacement: "allowedSchemes: ['http', 'https', 'mailto', 'tel', 'javascript']",
    test: api('platform/rich-text/rich-text.test.ts'),
  },
  {
    protection: 'rich text is not nested deeply',
    file: api('platform/rich-text/rich-text.ts'),
    text: 'if (depth > MAX_DEPTH)',
    replacement: 'if (depth > 1e9)',
    test: api('platform/rich-text/rich-text.test.ts'),
  },
  {
    protection: 'documents with active content are rejected',
    file: api('platform/files/check-document.ts'),
    text: 'if (isActive) {',
    replacement: 'if (isActive && content.length === 0) {',
    test: api('platform/files/check-document.test.ts'),
  },
  {
    protection: 'captcha tokens work once',
    file: api('platform/captcha/captcha-guard.ts'),
    text: 'if (!row) throw captchaFailed()',
    replacement: 'void row',
    test: api('domain/enquiries/enquiries.test.ts'),
  },
  {
    protection: 'subjects that look encoded are encoded',
    file: api('platform/mail/transport.ts'),
    text: "value.includes('=?')",
    replacement: "value.includes('never')",
    test: api('platform/mail/mail.test.ts'),
  },
  {
    protection: 'a job that is restricted to its team is for that team only',
    file: api('domain/hiring-teams/job-access.ts'),
    text: 'viewer === null\n    ? sql',
    replacement: "viewer === null || right === 'INTERVIEWER'\n    ? sql",
    test: api('domain/hiring-teams/job-access.test.ts'),
  },
  {
    protection: 'an interviewer does not lead',
    file: api('domain/hiring-teams/job-access.ts'),
    text: "if (!job.has_right) throw new ProblemError(403, 'FORBIDDEN', NOT_LED)",
    replacement: '',
    test: api('domain/hiring-teams/job-access.test.ts'),
  },
  {
    protection: 'a copy of data is for those who lead',
    file: api('domain/applicants/data-copy.ts'),
    text: "lockApplicant(context, id, 'LEAD')",
    replacement: "lockApplicant(context, id, 'INTERVIEWER')",
    test: api('domain/hiring-teams/job-access.test.ts'),
  },
  {
    protection: 'a copy of data shows no hidden scorecards',
    file: api('domain/applicants/data-copy.ts'),
    text: 'if (isBlind && !DECIDED_STAGES.includes(stage)) {',
    replacement: 'if (isBlind && !DECIDED_STAGES.includes(stage) && id === reference) {',
    test: api('domain/applicants/data-copy.test.ts'),
  },
  {
    protection: 'a copy of data is in the audit log',
    file: api('domain/applicants/data-copy.ts'),
    text: "await auditRecord(context, { action: 'download', entity: 'applicant', entityId: id }, row.reference)",
    replacement: 'void auditRecord',
    test: api('domain/applicants/data-copy.test.ts'),
  },
  {
    protection: 'a preview of unsaved text ends',
    file: api('domain/content/item-preview.ts'),
    text: 'TYPED_TTL_MS = 10 *',
    replacement: 'TYPED_TTL_MS = 1_000 *',
    test: api('domain/content/typed-preview.test.ts'),
  },
  {
    protection: 'a preview of unsaved text is made for its own account',
    file: api('domain/content/item-preview.ts'),
    text: 'const { itemId } = await readAutosave(queries, owner, id)',
    replacement: 'const { itemId } = await readTypedText(queries, definition.name, id)\n  void [readAutosave, owner]',
    test: api('domain/content/typed-preview.test.ts'),
  },
  {
    protection: 'a picture in use is not deleted',
    file: api('domain/media/media.service.ts'),
    text: 'if (uses.length > 0)',
    replacement: 'if (uses.length > 1e9)',
    test: api('domain/media/media-library.test.ts'),
  },
  {
    protection: 'a damaged rendition is not sent',
    file: api('platform/pictures/picture-store.ts'),
    text: 'found && isWholePicture(found, format) ? found : undefined',
    replacement: 'found && (isWholePicture(found, format) || found) ? found : undefined',
    test: api('platform/pictures/lost-picture.test.ts'),
  },
  {
    protection: 'a database is not started with files of another',
    file: api('platform/site-identity/site-identity.ts'),
    text: "if (mark && id) throw new SiteMismatchError(storage, 'they are marked as different sites')",
    replacement: 'if (mark && id) return true',
    test: api('platform/site-identity/site-identity.test.ts'),
  },
  {
    protection: 'a document of a backup is compared',
    file: api('platform/backup/restore-backup.ts'),
    text: 'sha256 === `\\\\x${sha256Of(content)}`',
    replacement: 'sha256 !== sha256Of(content)',
    test: api('platform/backup/backup.test.ts'),
  },
  {
    protection: 'a picture of a backup is compared',
    file: api('platform/backup/restore-backup.ts'),
    text: 'pictureHashes[id] === sha256Of(content)',
    replacement: 'pictureHashes[id] !== undefined',
    test: api('platform/backup/backup.test.ts'),
  },
  {
    protection: 'people who were erased are erased again',
    file: api('platform/backup/restore-backup.ts'),
    text: 'for await (const id of erasedSince(directory)) await storage.erasures.add(id)',
    replacement: 'void erasedSince',
    test: api('domain/applicants/erasures.test.ts'),
  },
  {
    protection: 'one network that reads a lot is rejected',
    file: api('platform/http/plugins/overload.ts'),
    text: 'waitingOf(network, share.priorities) >= share.most',
    replacement: 'waitingOf(network, share.priorities) >= 1e9',
    test: api('platform/http/plugins/overload.test.ts'),
  },
  {
    protection: 'places are kept for staff and writes',
    file: api('platform/http/plugins/overload.ts'),
    text: 'working >= maxConcurrent * VISITORS_SHARE',
    replacement: 'working >= maxConcurrent / VISITORS_SHARE',
    test: api('platform/http/plugins/overload.test.ts'),
  },
  {
    protection: 'guesses from a network do not lock out a known device',
    file: session('login-limits.ts'),
    text: 'return [[perDevice, device.id]]',
    replacement: 'return strangerCounters(attempt)',
    test: session('sign-in-attacks.test.ts'),
  },
  {
    protection: 'guesses are limited per network',
    file: session('login-limits.ts'),
    text: '      [perAddress, caller],\n',
    replacement: '',
    test: session('sign-in-attacks.test.ts'),
  },
  {
    protection: 'an invented token takes no place kept for staff',
    file: api('platform/http/plugins/overload.ts'),
    text: 'if (!isPublic && (!isReading || isKnown(request)))',
    replacement: 'if (!isPublic)',
    test: api('platform/http/plugins/overload.test.ts'),
  },
  {
    protection: 'a list by POST is what visitors read',
    file: api('platform/http/plugins/overload.ts'),
    text: 'isReading: reads',
    replacement: 'isReading: false && reads',
    test: api('platform/http/plugins/overload.test.ts'),
  },
  {
    protection: 'an invented token with a body takes no place kept for staff',
    file: api('platform/http/plugins/overload.ts'),
    text: 'if (hasBody(request.method) && !isUnproven(request)) return done()',
    replacement: 'void isUnproven\n      if (hasBody(request.method)) return done()',
    test: api('platform/http/plugins/overload.test.ts'),
  },
  {
    protection: 'a document has few references',
    file: api('platform/files/package-xml.ts'),
    text: 'if (references > MAX_REFERENCES)',
    replacement: 'if (references > 100 * MAX_REFERENCES)',
    test: api('platform/files/check-document.test.ts'),
  },
  {
    protection: 'the texts of a preview together cost no more than one',
    file: api('domain/content/typed-item.ts'),
    text: ' || marks > MAX_MARKS',
    replacement: '',
    test: api('domain/content/typed-preview.test.ts'),
  },
  {
    protection: 'previews of one network are cleaned a few times a minute',
    file: api('domain/content/public-items.routes.ts'),
    text: 'network && (await cleanings.count(network))',
    replacement: 'network && cleanings',
    test: api('domain/content/typed-preview.test.ts'),
  },
  {
    protection: 'staff come before visitors at the embedded database',
    file: api('platform/http/plugins/overload.ts'),
    text: 'withPriority(priority, done)',
    replacement: "withPriority('staff', done)",
    test: api('platform/http/plugins/overload.test.ts'),
  },
  {
    protection: 'a network has few searches at a time',
    file: api('platform/http/plugins/overload.ts'),
    text: 'most: maxSearches',
    replacement: 'most: maxPerNetwork + 0 * maxSearches',
    test: api('platform/http/plugins/overload.test.ts'),
  },
  {
    protection: 'a search has few words',
    file: api('domain/careers/job-search.ts'),
    text: ' && groups.length < MAX_GROUPS',
    replacement: ' && groups.length < 100 * MAX_GROUPS',
    test: api('domain/careers/public-careers.test.ts'),
  },
  {
    protection: 'one network does not decide what the guard sees',
    file: api('domain/release-reports/network-allowance.ts'),
    text: 'network === undefined\n',
    replacement: 'network === undefined || count > 0\n',
    test: api('domain/release-reports/release-reports.test.ts'),
  },
  {
    protection: 'staff read mails without the token of an own page',
    file: api('domain/applicants/own-application-link.ts'),
    text: "text.replaceAll(/(\\/my-application#)[^\\s\"<>]+/g, '$1…')",
    replacement: 'text',
    test: api('domain/applicants/stage-mails.test.ts'),
  },
  {
    protection: 'the pictures of a preview have a link of their own',
    file: api('domain/content/item-preview.ts'),
    text: 'signer.sign(purposeOfPictures(definition), row.id, typed.expiresAt)',
    replacement: 'signer.sign(purposeOf(definition), row.id, typed.expiresAt)',
    test: api('domain/content/typed-preview.test.ts'),
  },
  {
    protection: 'the pictures of a preview end with it',
    file: api('domain/content/item-preview.ts'),
    text: 'row.id, typed.expiresAt)',
    replacement: 'row.id)',
    test: api('domain/content/typed-preview.test.ts'),
  },
  {
    protection: 'an export of applicants is in the audit log',
    file: api('platform/http/lists/table.routes.ts'),
    text: 'await recordExport?.(request, list)',
    replacement: 'void recordExport',
    test: api('domain/audit/audit.test.ts'),
  },
]

/** Whether a test passes in the copy, on the embedded database or on that of a URL. */
const passes = ({ folder }: RepositoryCopy, test: string, database = 'embedded') =>
  new Promise<boolean>((resolve) => {
    // Without a runner, whose time limit would leave the process of the test behind, or one that waits for what it left open.
    const args = ['--import', 'tsx', '--test-force-exit', test]
    const env = { ...process.env, TEST_DATABASE: database }
    execFile(process.execPath, args, { cwd: folder, env, timeout: 300_000, maxBuffer: 1e9 }, (error) => resolve(!error))
  })

const named = process.argv.slice(2)
const chosen = mutations.filter(
  ({ protection }) => named.length === 0 || named.some((part) => protection.includes(part)),
)
for (const { protection, file, text } of mutations)
  if (!(await readFile(fromRoot(file), 'utf8')).includes(text))
    throw new Error(`${protection}: ${file} has no "${text}"`)
if (chosen.some(({ database }) => database)) await ensurePostgres()
const server = chosen.some(({ database }) => database) ? await startPostgres() : undefined
const copy = await copyRepository(fromRoot())
let unnoticed = 0
const whole = new Map<string, boolean>()
try {
  for (const { protection, file, text, replacement, test, database } of chosen) {
    const run = () => passes(copy, test, database && server?.url)
    // A test that fails anyway notices nothing.
    const key = `${test} ${database ?? ''}`
    if (!whole.has(key)) whole.set(key, await run())
    // Of the copy: the sources may change while this runs.
    const sound = await readFile(join(copy.folder, file))
    await copy.edit(file, text, replacement)
    const isNoticed = whole.get(key) === true && !(await run())
    await writeFile(join(copy.folder, file), sound)
    if (!isNoticed) unnoticed += 1
    console.log(`  ${isNoticed ? 'noticed' : 'NOT NOTICED'}: ${protection} (${test})`)
  }
  console.log(`${chosen.length - unnoticed} of ${chosen.length} protections that were taken away were noticed`)
  process.exitCode = unnoticed === 0 ? 0 : 1
} finally {
  await copy.remove()
  await server?.stop()
}
