import { useEffect } from 'react'
import { useNavigate } from '@tekskills/shared/routing/router'
import { newsletterPage } from '../../paths'
import { useNewsletterOpening } from './newsletter-opening'

/** Follows `openNewsletter`; a screen with items renders it once. */
export function OpenNewsletter() {
  const { asked, settle } = useNewsletterOpening()
  const navigate = useNavigate()

  useEffect(() => {
    if (asked === null) return
    settle(true)
    void navigate(newsletterPage(asked))
  }, [asked, settle, navigate])

  return null
}
