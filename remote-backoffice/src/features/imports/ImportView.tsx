import { ButtonLink } from '@tekskills/shared/ui/Button/ButtonLink'
import { StaffPage } from '../../kit/staff-page/StaffPage'
import { paths } from '../../paths'
import { ChooseFiles } from './ChooseFiles'
import { ImportReview } from './ImportReview'
import type { ImportData } from './load-import'

/** Blogs from Markdown files and exports of WordPress: a file is chosen, its report is read, and drafts are made. */
export const ImportView = ({ upload, hasExpired, authors, categories }: ImportData) => (
  <StaffPage
    heading="Import blogs"
    intro={
      upload
        ? 'This is what the file would become. Nothing has been imported yet.'
        : 'Bring in articles from WordPress, Hugo or any folder of Markdown. They arrive as drafts.'
    }
    action={
      <ButtonLink to={paths.viewBlogs} variant="quiet">
        Back to blogs
      </ButtonLink>
    }
  >
    {upload ? (
      <ImportReview key={upload.id} upload={upload} authors={authors} categories={categories} />
    ) : (
      <ChooseFiles hasExpired={hasExpired} />
    )}
  </StaffPage>
)
