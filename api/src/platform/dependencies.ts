import type { FollowedListing } from '@tekskills/releases/follow-listing'
import type { CaptchaGuard } from './captcha/captcha-guard'
import type { Config } from './config/config'
import type { Database } from './database/database'
import type { FileStore } from './files/file-store'
import type { ContentChanges } from './http/content-changes/content-changes'
import type { ResponseCache } from './http/cache/response-cache'
import type { Mailer } from './mail/mailer'
import type { PictureStore } from './pictures/picture-store'
import type { Signer } from './signing/signer'

/** The platform capabilities that the resources use; created once in `app.ts`. */
export interface Dependencies {
  config: Config
  database: Database
  pictures: PictureStore
  files: FileStore
  responses: ResponseCache
  changes: ContentChanges
  /** What the live releases list: fixed pages and retired paths. */
  listing: FollowedListing
  mail: Mailer
  captcha: CaptchaGuard
  signer: Signer
  /** The current time; tests control it. */
  now: () => Date
}
