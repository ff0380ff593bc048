import { useEffect, useRef } from 'react'
import { useChromeStore } from '@tekskills/shared/chrome/chrome-store'
import { loadRecaptcha, recaptchaAddress } from './recaptcha'

/** Returns the ref of a form with a captcha (FM-05): reCAPTCHA, if it is used, loads when the form scrolls into view. */
export function useRecaptchaInView() {
  const form = useRef<HTMLFormElement>(null)
  const isAccepted = useChromeStore(({ consent }) => consent === 'accepted')

  useEffect(() => {
    if (!isAccepted || !form.current || !recaptchaAddress()) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadRecaptcha()
    })
    observer.observe(form.current)
    return () => observer.disconnect()
  }, [isAccepted])

  return form
}
