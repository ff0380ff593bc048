import { Helmet } from 'react-helmet-async'

/** Head tags of all staff screens. Safari would turn numbers and dates in tables into links. */
export function StaffHead() {
  return (
    <Helmet>
      <meta name="format-detection" content="telephone=no, date=no, address=no" />
    </Helmet>
  )
}
