import { applicantMailsRoutes } from './domain/applicants/applicant-mails.routes'
import { applicantsRoutes } from './domain/applicants/applicants.routes'
import { applyRoutes } from './domain/applicants/apply.routes'
import { interviewSlotsRoutes } from './domain/applicants/interview-slots.routes'
import { ownApplicationRoutes } from './domain/applicants/own-application.routes'
import { resumesRoutes } from './domain/applicants/resumes.routes'
import { talentListsRoutes } from './domain/applicants/talent-lists.routes'
import { auditRoutes } from './domain/audit/audit.routes'
import { authorPicturesRoutes } from './domain/authors/author-pictures.routes'
import { authorsRoutes } from './domain/authors/authors.routes'
import { blogsRoutes } from './domain/blogs/blogs.routes'
import { bundlesRoutes } from './domain/bundles/bundles.routes'
import { careersRoutes } from './domain/careers/careers.routes'
import { publicCareersRoutes } from './domain/careers/public-careers.routes'
import { caseStudiesRoutes } from './domain/case-studies/case-studies.routes'
import { categoriesRoutes } from './domain/categories/categories.routes'
import { publicCategoriesRoutes } from './domain/categories/public-categories.routes'
import { cspReportsRoutes } from './domain/csp-reports/csp-reports.routes'
import { dashboardRoutes } from './domain/dashboard/dashboard.routes'
import { inboxRoutes } from './domain/enquiries/inbox.routes'
import { publicEnquiriesRoutes } from './domain/enquiries/public-enquiries.routes'
import { feedsRoutes } from './domain/feeds/feeds.routes'
import { hiringReportsRoutes } from './domain/hiring-reports/hiring-reports.routes'
import { importsRoutes } from './domain/imports/imports.routes'
import { mediaRoutes } from './domain/media/media.routes'
import { publicJobAlertsRoutes } from './domain/job-alerts/public-job-alerts.routes'
import { publicNewsletterRoutes } from './domain/newsletter/public-newsletter.routes'
import { subscriberListRoutes } from './domain/newsletter/subscriber-list.routes'
import { newsletterIssuesRoutes } from './domain/newsletter-issues/newsletter-issues.routes'
import { publicNewsletterIssuesRoutes } from './domain/newsletter-issues/public-newsletter-issues.routes'
import { newsroomRoutes } from './domain/newsroom/newsroom.routes'
import { pageMetaRoutes } from './domain/page-meta/page-meta.routes'
import { contentCheckRoutes } from './domain/content-check/content-check.routes'
import { readingFiguresRoutes } from './domain/reading-figures/reading-figures.routes'
import { redirectsRoutes } from './domain/redirects/redirects.routes'
import { releaseReportsRoutes } from './domain/release-reports/release-reports.routes'
import { searchRoutes } from './domain/search/search.routes'
import { apiTokensRoutes } from './domain/session/api-tokens.routes'
import { sessionRoutes } from './domain/session/session.routes'
import { shareImagesRoutes } from './domain/share-images/share-images.routes'
import { sitemapsRoutes } from './domain/sitemaps/sitemaps.routes'
import { publicInvitationsRoutes } from './domain/staff/public-invitations.routes'
import { staffRoutes } from './domain/staff/staff.routes'
import { webhooksRoutes } from './domain/webhooks/webhooks.routes'
import type { KnownDevices } from './domain/session/known-devices'
import type { OwnPassword } from './domain/session/own-password'
import type { OwnerProofs } from './domain/session/owner-proof'
import type { Passkeys } from './domain/session/passkeys'
import type { SessionRepository } from './domain/session/sessions.repository'
import type { TokenProofs } from './domain/session/token-proofs'
import type { createHttpServer } from './http-server'
import type { Dependencies } from './platform/dependencies'
import { captchaRoutes } from './platform/captcha/captcha.routes'
import { healthRoutes } from './platform/health/health.routes'
import { contentChangesRoutes } from './platform/http/content-changes/content-changes.routes'

/**
 * Registers the routes of all resources (CL-01): the path of a call is the prefix here and the path in the file of its
 * routes. Those without a prefix are at the root of the site, or below several prefixes that they name themselves.
 */
export async function registerRoutes(
  app: ReturnType<typeof createHttpServer>,
  deps: Dependencies & {
    sessions: SessionRepository
    devices: KnownDevices
    proofs: TokenProofs
    passkeys: Passkeys
    ownPassword: OwnPassword
    ownerProofs: OwnerProofs
  },
): Promise<void> {
  await app.register(healthRoutes, deps)
  await app.register(contentChangesRoutes, deps)
  await app.register(releaseReportsRoutes, deps)
  await app.register(cspReportsRoutes, deps)
  await app.register(sessionRoutes, { ...deps, prefix: '/api' })
  await app.register(apiTokensRoutes, { ...deps, prefix: '/api/apiTokens' })
  await app.register(staffRoutes, { ...deps, prefix: '/api/staff' })
  await app.register(publicInvitationsRoutes, { ...deps, prefix: '/api/public/invitation' })
  await app.register(publicCategoriesRoutes, { ...deps, prefix: '/api/public/user' })
  await app.register(shareImagesRoutes, { prefix: '/api/public/user' })
  await app.register(captchaRoutes, { ...deps, prefix: '/api/public/user' })
  await app.register(publicEnquiriesRoutes, { ...deps, prefix: '/api/public/user' })
  await app.register(publicJobAlertsRoutes, { ...deps, prefix: '/api/public/user/jobAlerts' })
  await app.register(publicNewsletterRoutes, { ...deps, prefix: '/api/public/user/newsLetter' })
  await app.register(publicNewsletterIssuesRoutes, { ...deps, prefix: '/api/public/user/newsLetter/issues' })
  await app.register(blogsRoutes, { ...deps, prefix: '/api' })
  await app.register(newsroomRoutes, { ...deps, prefix: '/api' })
  await app.register(caseStudiesRoutes, { ...deps, prefix: '/api' })
  await app.register(mediaRoutes, { ...deps, prefix: '/api' })
  await app.register(contentCheckRoutes, { ...deps, prefix: '/api/contentCheck' })
  await app.register(bundlesRoutes, { ...deps, prefix: '/api/bundles' })
  await app.register(importsRoutes, { ...deps, prefix: '/api/imports' })
  await app.register(webhooksRoutes, { ...deps, prefix: '/api/webhooks' })
  await app.register(redirectsRoutes, { ...deps, prefix: '/api/redirects' })
  await app.register(pageMetaRoutes, { ...deps, prefix: '/api/public/user' })
  await app.register(searchRoutes, { ...deps, prefix: '/api/public/user' })
  await app.register(sitemapsRoutes, deps)
  await app.register(feedsRoutes, deps)
  await app.register(authorsRoutes, { ...deps, prefix: '/api/author' })
  await app.register(authorPicturesRoutes, { ...deps, prefix: '/api' })
  await app.register(categoriesRoutes, { ...deps, prefix: '/api/category' })
  await app.register(publicCareersRoutes, { ...deps, prefix: '/api/public/user' })
  await app.register(careersRoutes, { ...deps, prefix: '/api/career' })
  await app.register(applyRoutes, { ...deps, prefix: '/api/public/user' })
  await app.register(ownApplicationRoutes, { ...deps, prefix: '/api/public/user/myApplication' })
  await app.register(applicantsRoutes, { ...deps, prefix: '/api/jobApplicants' })
  await app.register(resumesRoutes, { ...deps, prefix: '/api/jobApplicants' })
  await app.register(applicantMailsRoutes, { ...deps, prefix: '/api/applicantMails' })
  await app.register(interviewSlotsRoutes, { ...deps, prefix: '/api/interviewSlots' })
  await app.register(talentListsRoutes, { ...deps, prefix: '/api/talentLists' })
  await app.register(hiringReportsRoutes, { ...deps, prefix: '/api/hiringReports' })
  await app.register(inboxRoutes, { ...deps, prefix: '/api/enquiry' })
  await app.register(newsletterIssuesRoutes, { ...deps, prefix: '/api/newsLetter/issues' })
  await app.register(subscriberListRoutes, { ...deps, prefix: '/api/newsLetter' })
  await app.register(readingFiguresRoutes, { ...deps, prefix: '/api' })
  await app.register(dashboardRoutes, { ...deps, prefix: '/api' })
  await app.register(auditRoutes, { ...deps, prefix: '/api' })
}
