/** A year, as the service and the edge say too (ASVS 3.4.1). */
const HSTS = 'max-age=31536000; includeSubDomains'

/** Security headers of every response of the shell; HSTS is among them only if the site uses HTTPS. */
export const securityHeaders = (siteOrigin: string): Readonly<Record<string, string>> => ({
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': 'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
  ...(siteOrigin.startsWith('https:') && { 'strict-transport-security': HSTS }),
})
