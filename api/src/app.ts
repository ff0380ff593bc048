import { createAnswerCache } from './cache/answer-cache'
import { openContentChanges } from './cache/content-changes'
import { keptAnswers } from './cache/kept-answers-plugin'
import { createCaptchaGuard } from './captcha/captcha'
import type { Config } from './config'
import { watchDueContent } from './content/due-content'
import type { Database } from './database/database'
import type { Dependencies } from './dependencies'
import { createFileStore } from './files/file-store'
import { MOST_INSPECTED } from './files/inspect-document'
import { openStorage } from './files/open-storage'
import { createVirusScan } from './files/virus-scan'
import { createHttpServer } from './http-server'
import { createMailer } from './mail/mailer'
import { startMaintenance } from './maintenance'
import { metrics } from './metrics/metrics-plugin'
import { applicantsRoutes } from './modules/applicants/applicants.routes'
import { applyRoutes } from './modules/applicants/apply.routes'
import { resumesRoutes } from './modules/applicants/resumes.routes'
import { auditRoutes } from './modules/audit/audit.routes'
import { authorPicturesRoutes } from './modules/authors/author-pictures.routes'
import { authorsRoutes } from './modules/authors/authors.routes'
import { blogsRoutes } from './modules/blogs/blogs.routes'
import { careersRoutes } from './modules/careers/careers.routes'
import { publicCareersRoutes } from './modules/careers/public-careers.routes'
import { caseStudiesRoutes } from './modules/case-studies/case-studies.routes'
import { captchaRoutes } from './modules/captcha/captcha.routes'
import { categoriesRoutes } from './modules/categories/categories.routes'
import { publicCategoriesRoutes } from './modules/categories/public-categories.routes'
import { changesRoutes } from './modules/changes/changes.routes'
import { dashboardRoutes } from './modules/dashboard/dashboard.routes'
import { inboxRoutes } from './modules/enquiries/inbox.routes'
import { publicEnquiriesRoutes } from './modules/enquiries/public-enquiries.routes'
import { healthRoutes } from './modules/health/health.routes'
import { publicNewsletterRoutes } from './modules/newsletter/public-newsletter.routes'
import { subscriberListRoutes } from './modules/newsletter/subscriber-list.routes'
import { feedsRoutes } from './modules/feeds/feeds.routes'
import { mediaRoutes } from './modules/media/media.routes'
import { newsroomRoutes } from './modules/newsroom/newsroom.routes'
import { pageMetaRoutes } from './modules/page-meta/page-meta.routes'
import { redirectsRoutes } from './modules/redirects/redirects.routes'
import { releaseReportsRoutes } from './modules/release-reports/release-reports.routes'
import { searchRoutes } from './modules/search/search.routes'
import { sitemapsRoutes } from './modules/sitemaps/sitemaps.routes'
import { sessionRoutes } from './modules/session/session.routes'
import { measurePictures } from './pictures/picture-metrics'
import { createPictureStore } from './pictures/picture-store'
import { shareImagesRoutes } from './pictures/share-images.routes'
import { openapi } from './plugins/openapi'
import { overload } from './plugins/overload'
import { requestBodies } from './plugins/request-bodies'
import { requestLog } from './plugins/request-log'
import { securityHeaders } from './plugins/security-headers'
import { problems } from './problems/problems-plugin'
import { unknownRoutes } from './problems/unknown-route'
import { access } from './session/access-plugin'
import { createSessionStore } from './session/session-store'
import { xsrf } from './session/xsrf-plugin'
import { openSigner } from './signing/signer'

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
