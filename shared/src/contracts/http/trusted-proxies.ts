import { z } from 'zod'

/** The notations for proxies that Fastify supports, and our own `none`. */
const proxy = z.union([
  z.enum(['none', 'loopback', 'linklocal', 'uniquelocal']),
  z.ipv4(),
  z.ipv6(),
  z.cidrv4(),
  z.cidrv6(),
])
const areProxies = (list: string) => list.split(',').every((part) => proxy.safeParse(part.trim()).success)

/** The setting `TRUST_PROXY`: addresses of proxies whose `X-Forwarded-*` headers are trusted, comma-separated, or `none`. */
export const trustedProxies = z.string().refine(areProxies, 'must list addresses, networks such as 10.0.0.0/8, or none')
