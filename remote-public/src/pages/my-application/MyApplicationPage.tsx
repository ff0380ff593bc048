import { OwnApplicationView } from '../../features/own-application/OwnApplicationView'

/** The page that the link in an applicant's emails opens. */
export function MyApplicationPage() {
  return <OwnApplicationView />
}
