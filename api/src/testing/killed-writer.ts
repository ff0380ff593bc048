import type { ServiceClient } from './service-client'

export interface KilledClients {
  blogs: ServiceClient
  careers: ServiceClient
}

/** A client that writes until the service is gone, and afterwards knows what must be there. */
export interface KilledWriter {
  /** Writes again and again; returns once the service is unreachable. */
  write(clients: KilledClients): Promise<void>
  /** Sends again what was under way, then compares everything that was acknowledged. Throws on the first difference. */
  verify(clients: KilledClients): Promise<void>
  /** Acknowledged writes so far. */
  acknowledged(): number
}
