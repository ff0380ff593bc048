import { useEffect, useRef } from 'react'
import { useChromeStore } from '@tekskills/shared/chrome/chrome-store'
import { loadRecaptcha, recaptchaAddress } from '../http/recaptcha'

/** Ref of a form that the captcha guards (FM-05): reCAPTCHA, where it is used, loads when the form comes into view. */
export function useCaptchaArea() {
  const area = useRef<HTMLFormElement>(null)
  const isAccepted = useChromeStore(({ consent }) => consent === 'accepted')

  useEffect(() => {
    if (!isAccepted || !area.current || !recaptchaAddress()) return
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) loadRecaptcha()
    })
    observer.observe(area.current)
    return () => observer.disconnect()
  }, [isAccepted])

  return area
}
