import { PreviewNotice } from '../../kit/preview/PreviewNotice'

const TEXT =
  'This is the page as it is saved now, for review. Only people with this link can see it. Please do not share or quote it.'

/** Says above a page that was opened with a link for people outside that it is not public. */
export function ReviewNotice() {
  return <PreviewNotice text={TEXT} />
}
