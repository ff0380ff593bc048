import cookie from '@fastify/cookie'
import { followListing } from '@tekskills/releases/follow-listing'
import { registryTrust } from '@tekskills/releases/policy/registry-trust'
import { blogDefinition } from './domain/blogs/blog-definition'
import { startResumeReading } from './domain/applicants/resume-texts'
import { watchDueBundles } from './domain/bundles/due-bundles'
import { caseStudyDefinition } from './domain/case-studies/case-study-definition'
import { watchDueContent } from './domain/content/due-content'
import { newsDefinition } from './domain/newsroom/news-definition'
import { storePageWords } from './domain/search/page-words'
import { access } from './domain/session/access-plugin'
import { createCopiedSessions } from './domain/session/copied-sessions'
import { createKnownDevices } from './domain/session/known-devices'
import { createKnownStaff } from './domain/session/known-staff'
import { createOwnPassword } from './domain/session/own-password'
import { createOwnerProofs } from './domain/session/owner-proof'
import { createPasskeys } from './domain/session/passkeys'
import { resealOtpSecrets } from './domain/session/second-factor'
import { createSessionRepository } from './domain/session/sessions.repository'
import { createTokenProofs } from './domain/session/token-proofs'
import { createWebhookSender, resealWebhookSecrets, startWebhooks } from './domain/webhooks/webhook-sender'
import { xsrf } from './domain/session/xsrf-plugin'
import { startDueMails } from './due-mails'
import { createHttpServer } from './http-server'
import { startMaintenance } from './maintenance'
import { createCaptchaGuard } from './platform/captcha/captcha-guard'
import type { Config } from './platform/config/config'
import type { Database } from './platform/database/database'
import type { Dependencies } from './platform/dependencies'
import { createFileStore } from './platform/files/file-store'
import { MAX_INSPECTIONS } from './platform/files/inspect-document'
import { openStorage } from './platform/files/open-storage'
import { createVirusScan } from './platform/files/virus-scan'
import { openContentChanges } from './platform/http/content-changes/content-changes'
import { createResponseCache } from './platform/http/cache/response-cache'
import { responseCache } from './platform/http/cache/response-cache-plugin'
import { oneHost } from './platform/http/plugins/one-host'
import { openapi } from './platform/http/plugins/openapi'
import { overload } from './platform/http/plugins/overload'
import { requestBodies } from './platform/http/plugins/request-bodies'
import { requestLog } from './platform/http/plugins/request-log'
import { securityHeaders } from './platform/http/plugins/security-headers'
import { unknownRoutes } from './platform/http/plugins/unknown-routes'
import { problems } from './platform/http/problems/problems-plugin'
import { measureBackups } from './platform/backup/last-backup'
import { measureDatabase } from './platform/database/database-metrics'
import { measureMails } from './platform/mail/mail-metrics'
import { createMailer } from './platform/mail/mailer'
import { metrics } from './platform/metrics/metrics-plugin'
import { measurePictures } from './platform/pictures/picture-metrics'
import { createPictureStore } from './platform/pictures/picture-store'
import { acceptedInSettings } from './platform/releases/accepted-registry'
import { openReleases } from './platform/releases/open-releases'
import { openSigner } from './platform/signing/signer'
import { registerRoutes } from './route-prefixes'

interface AppDeps {
  config: Config
  database: Database
  /** The current time; tests control it. */
  now?: () => Date
}

/** Limit on concurrent requests. The embedded database runs one query at a time, PostgreSQL ten. */
const maxConcurrent = { embedded: 100, postgres: 300 } as const
/** Limit on late requests, without uploads: twice the number of concurrent queries on PostgreSQL. */
const MAX_LATE = 20
/** More than the pictures of a page, but fewer than may be late, so that one network alone gets no one else rejected. */
const MAX_PER_NETWORK = 24
/** A search of random words takes a query up to 100 ms: fewer than there are connections, and for the only one a few. */
const maxSearches = { embedded: 4, postgres: 8 } as const

/** Assembles the service: its dependencies, the hooks of every request, and the routes. */
export async function buildApp({ config, database, now = () => new Date() }: AppDeps) {
  const changes = await openContentChanges(database)
  const responses = createResponseCache(changes)
  const sessions = createSessionRepository(database.queries, now)
  const pictures = createPictureStore(config.picturesDir, now)
  const files = createFileStore(await openStorage(config), now)
  const signers = await openSigner(database.queries, config.signingKey)
  await resealOtpSecrets(database.queries, signers)
  await resealWebhookSecrets(database.queries, signers)
  const { signer } = signers
  const captcha = createCaptchaGuard({ config, signer, now })
  const https = config.siteOrigin.startsWith('https:')
  const devices = createKnownDevices({ signer, now, https })
  const staff = createKnownStaff()
  const proofs = createTokenProofs({ queries: database.queries, signer, now })

  const app = createHttpServer(config)
  const listing = await followListing({
    read: openReleases(config),
    trust: registryTrust({ policyKey: config.policyKey, accepted: acceptedInSettings(database.queries) }),
    prepare: ({ pages }) => storePageWords(database.queries, pages),
    onChange: () => changes.publish(['pages']),
    report: (message) => app.log.warn(message),
  })
  const mail = createMailer({ config, queries: database.queries, now, log: app.log })
  const deps: Dependencies = {
    config,
    database,
    pictures,
    files,
    responses,
    changes,
    listing,
    mail,
    captcha,
    signer,
    now,
  }
  app.decorate('scanFile', createVirusScan(config.scanner, app.log))
  unknownRoutes(app)
  await app.register(oneHost)
  await app.register(responseCache, { responses })
  await app.register(requestLog)
  await app.register(metrics)
  measurePictures(app.metricsRegistry, pictures)
  measureDatabase(app.metricsRegistry, database.queries)
  measureMails(app.metricsRegistry, { queries: database.queries, now })
  measureBackups(app.metricsRegistry, database.queries)
  await app.register(problems)
  await app.register(securityHeaders, { https })
  await app.register(overload, {
    maxConcurrent: maxConcurrent[database.kind],
    maxLate: MAX_LATE + MAX_INSPECTIONS,
    maxPerNetwork: MAX_PER_NETWORK,
    maxSearches: maxSearches[database.kind],
    isKnown: staff.has,
  })
  await app.register(cookie)
  await app.register(access, {
    sessions,
    proofs,
    copied: createCopiedSessions({ ...deps, devices }),
    database,
    now,
    secondFactorRoles: config.secondFactorRoles,
  })
  app.addHook('preHandler', async (request) => void (request.session && staff.note(request)))
  await app.register(xsrf, { https })
  await app.register(requestBodies)
  await app.register(openapi, { responses })

  const passkeys = createPasskeys({ queries: database.queries, siteOrigin: config.siteOrigin, mail, now })
  const ownPassword = createOwnPassword(database, now)
  const ownerProofs = createOwnerProofs({ database, ownPassword, passkeys, signer, now })
  await registerRoutes(app, { ...deps, sessions, devices, proofs, passkeys, ownPassword, ownerProofs })

  const stopWatchingDueContent = watchDueContent(deps, [blogDefinition, newsDefinition, caseStudyDefinition], (err) =>
    app.log.error({ err }, 'scheduled content could not be announced'),
  )
  const stopWatchingDueBundles = watchDueBundles(deps, (err) =>
    app.log.warn({ err }, 'a bundle did not go live or revert on time'),
  )
  const endMaintenance = startMaintenance(deps, (err) => app.log.error({ err }, 'maintenance failed'))
  const endDueMails = startDueMails(deps, (err) => app.log.error({ err }, 'scheduled emails could not be handed over'))
  const resumes = startResumeReading(deps, (err) => app.log.error({ err }, 'résumés could not be read'))
  const sender = createWebhookSender({ ...deps, queries: database.queries })
  const webhooks = startWebhooks(sender, (err) => app.log.error({ err }, 'webhooks could not be called'))
  app.addHook('onClose', async () => {
    stopWatchingDueContent()
    stopWatchingDueBundles()
    listing.stop()
    responses.close()
    await webhooks.close()
    await endDueMails()
    await resumes.close()
    await endMaintenance()
    await mail.close()
    await pictures.close()
    await changes.close()
  })
  await app.ready()
  return { app, deps: { ...deps, sessions, webhooks, resumes } }
}
