import { clientNetwork } from '@tekskills/shared/server/client-network'
import type { FastifyRequest } from 'fastify'

/**
 * The network of a visitor whose request came through a proxy; undefined for a server of the site that calls directly, on
 * behalf of many visitors.
 */
export const visitorNetwork = ({ ip, ips }: Pick<FastifyRequest, 'ip' | 'ips'>): string | undefined =>
  ips && ips.length > 1 ? clientNetwork(ip) : undefined
