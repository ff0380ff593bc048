import type { AnswerCache } from './cache/answer-cache'
import type { ContentChanges } from './cache/content-changes'
import type { CaptchaGuard } from './captcha/captcha'
import type { Config } from './config'
import type { Database } from './database/database'
import type { FileStore } from './files/file-store'
import type { Mailer } from './mail/mailer'
import type { PictureStore } from './pictures/picture-store'
import type { SessionStore } from './session/session-store'
import type { Signer } from './signing/signer'

/** What the modules of the service work with; made once in `app.ts`. */
export interface Dependencies {
  config: Config
  database: Database
  sessions: SessionStore
  pictures: PictureStore
  files: FileStore
  answers: AnswerCache
  changes: ContentChanges
  mail: Mailer
  captcha: CaptchaGuard
  signer: Signer
  /** The current time; tests move it. */
  now: () => Date
}
