import { createAnswerCache } from './platform/http/cache/response-cache'
import { openContentChanges } from './platform/http/cache/content-changes'
import { keptAnswers } from './platform/http/cache/response-cache-plugin'
import { createCaptchaGuard } from './platform/captcha/captcha'
import type { Config } from './platform/config/config'
import { watchDueContent } from './domain/content/due-content'
import type { Database } from './platform/database/database'
import type { Dependencies } from './platform/dependencies'
import { createFileStore } from './platform/files/file-store'
import { MOST_INSPECTED } from './platform/files/inspect-document'
import { openStorage } from './platform/files/open-storage'
import { createVirusScan } from './platform/files/virus-scan'
import { createHttpServer } from './http-server'
import { createMailer } from './platform/mail/mailer'
import { startMaintenance } from './maintenance'
import { metrics } from './platform/metrics/metrics-plugin'
import { applicantsRoutes } from './domain/applicants/applicants.routes'
import { applyRoutes } from './domain/applicants/apply.routes'
import { resumesRoutes } from './domain/applicants/resumes.routes'
import { auditRoutes } from './domain/audit/audit.routes'
import { authorPicturesRoutes } from './domain/authors/author-pictures.routes'
import { authorsRoutes } from './domain/authors/authors.routes'
import { blogsRoutes } from './domain/blogs/blogs.routes'
import { careersRoutes } from './domain/careers/careers.routes'
import { publicCareersRoutes } from './domain/careers/public-careers.routes'
import { caseStudiesRoutes } from './domain/case-studies/case-studies.routes'
import { captchaRoutes } from './platform/captcha/captcha.routes'
import { categoriesRoutes } from './domain/categories/categories.routes'
import { publicCategoriesRoutes } from './domain/categories/public-categories.routes'
import { changesRoutes } from './platform/http/cache/content-changes.routes'
import { dashboardRoutes } from './domain/dashboard/dashboard.routes'
import { inboxRoutes } from './domain/enquiries/inbox.routes'
import { publicEnquiriesRoutes } from './domain/enquiries/public-enquiries.routes'
import { healthRoutes } from './platform/health/health.routes'
import { publicNewsletterRoutes } from './domain/newsletter/public-newsletter.routes'
import { subscriberListRoutes } from './domain/newsletter/subscriber-list.routes'
import { feedsRoutes } from './domain/feeds/feeds.routes'
import { mediaRoutes } from './domain/media/media.routes'
import { newsroomRoutes } from './domain/newsroom/newsroom.routes'
import { pageMetaRoutes } from './domain/page-meta/page-meta.routes'
import { redirectsRoutes } from './domain/redirects/redirects.routes'
import { releaseReportsRoutes } from './domain/release-reports/release-reports.routes'
import { searchRoutes } from './domain/search/search.routes'
import { sitemapsRoutes } from './domain/sitemaps/sitemaps.routes'
import { sessionRoutes } from './domain/session/session.routes'
import { measurePictures } from './platform/pictures/picture-metrics'
import { createPictureStore } from './platform/pictures/picture-store'
import { shareImagesRoutes } from './domain/share-images/share-images.routes'
import { openapi } from './platform/http/plugins/openapi'
import { overload } from './platform/http/plugins/overload'
import { requestBodies } from './platform/http/plugins/request-bodies'
import { requestLog } from './platform/http/plugins/request-log'
import { securityHeaders } from './platform/http/plugins/security-headers'
import { problems } from './platform/http/problems/problems-plugin'
import { unknownRoutes } from './platform/http/plugins/unknown-routes'
import { access } from './domain/session/access-plugin'
import { createSessionStore } from './domain/session/session-store'
import { xsrf } from './domain/session/xsrf-plugin'
import { openSigner } from './platform/signing/signer'

interface AppParts {
  config: Config
  database: Database
  /** The current time; tests move it. */
  now?: () => Date
}

/** Calls worked on at a time. The embedded database answers one at a time, a server ten. */
const mostAtWork = { embedded: 100, postgres: 300 } as const
/** Calls that may have waited for more than a second, beside uploads: twice what a server's database works on at a time. */
const MOST_LATE = 20

/** The service as a table of contents: what it works with, what every call passes, and the modules that answer. */
export async function buildApp({ config, database, now = () => new Date() }: AppParts) {
  const changes = await openContentChanges(database)
  const answers = createAnswerCache(changes)
  const sessions = createSessionStore(database.queries, now)
  const pictures = createPictureStore(config.picturesDir, now)
  const files = createFileStore(await openStorage(config), now)
  const signer = await openSigner(database.queries)
  const captcha = createCaptchaGuard({ config, signer, now })
  const https = config.siteOrigin.startsWith('https:')

  const app = createHttpServer(config)
  const mail = createMailer({ config, queries: database.queries, now, log: app.log })
  const parts: Dependencies = {
    ...{ config, database, sessions, pictures, files, answers, changes, now },
    ...{ mail, captcha, signer },
  }
  app.decorate('scanFile', createVirusScan(config.scanner, app.log))
  unknownRoutes(app)
  await app.register(keptAnswers, { answers })
  await app.register(requestLog)
  await app.register(metrics)
  measurePictures(app.metricsRegistry, pictures)
  await app.register(problems)
  await app.register(securityHeaders, { https })
  await app.register(overload, { most: mostAtWork[database.kind], mostLate: MOST_LATE + MOST_INSPECTED })
  await app.register(access, { sessions })
  await app.register(xsrf, { https })
  await app.register(requestBodies)
  await app.register(openapi)

  await app.register(healthRoutes, parts)
  await app.register(changesRoutes, parts)
  await app.register(releaseReportsRoutes, parts)
  await app.register(sessionRoutes, { ...parts, prefix: '/api' })
  await app.register(publicCategoriesRoutes, { ...parts, prefix: '/api/public/user' })
  await app.register(shareImagesRoutes, { prefix: '/api/public/user' })
  await app.register(captchaRoutes, { ...parts, prefix: '/api/public/user' })
  await app.register(publicEnquiriesRoutes, { ...parts, prefix: '/api/public/user' })
  await app.register(publicNewsletterRoutes, { ...parts, prefix: '/api/public/user/newsLetter' })
  await app.register(blogsRoutes, { ...parts, prefix: '/api' })
  await app.register(newsroomRoutes, { ...parts, prefix: '/api' })
  await app.register(caseStudiesRoutes, { ...parts, prefix: '/api' })
  await app.register(mediaRoutes, { ...parts, prefix: '/api' })
  await app.register(redirectsRoutes, { ...parts, prefix: '/api/redirects' })
  await app.register(pageMetaRoutes, { ...parts, prefix: '/api/public/user' })
  await app.register(searchRoutes, { ...parts, prefix: '/api/public/user' })
  await app.register(sitemapsRoutes, parts)
  await app.register(feedsRoutes, parts)
  await app.register(authorsRoutes, { ...parts, prefix: '/api/author' })
  await app.register(authorPicturesRoutes, { ...parts, prefix: '/api' })
  await app.register(categoriesRoutes, { ...parts, prefix: '/api/category' })
  await app.register(publicCareersRoutes, { ...parts, prefix: '/api/public/user' })
  await app.register(careersRoutes, { ...parts, prefix: '/api/career' })
  await app.register(applyRoutes, { ...parts, prefix: '/api/public/user' })
  await app.register(applicantsRoutes, { ...parts, prefix: '/api/jobApplicants' })
  await app.register(resumesRoutes, { ...parts, prefix: '/api/jobApplicants' })
  await app.register(inboxRoutes, { ...parts, prefix: '/api/enquiry' })
  await app.register(subscriberListRoutes, { ...parts, prefix: '/api/newsLetter' })
  await app.register(dashboardRoutes, { ...parts, prefix: '/api' })
  await app.register(auditRoutes, { ...parts, prefix: '/api' })

  const forgetDueContent = watchDueContent(database, changes, now)
  const endMaintenance = startMaintenance(parts, (err) => app.log.error({ err }, 'maintenance failed'))
  app.addHook('onClose', async () => {
    forgetDueContent()
    answers.close()
    await endMaintenance()
    await mail.close()
    await pictures.close()
    await changes.close()
  })
  await app.ready()
  return { app, parts }
}
