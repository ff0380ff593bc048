import { OwnApplicationView } from '../../features/own-application/OwnApplicationView'

/** The page of the link in an applicant's mails. */
export function MyApplicationPage() {
  return <OwnApplicationView />
}
