import type { ServiceClient } from './service-client'

export interface CrashTestClients {
  blogs: ServiceClient
  careers: ServiceClient
}

/** A client that writes until the service is killed, and then verifies its acknowledged writes. */
export interface CrashTestWriter {
  /** Writes in a loop; resolves once the service is unreachable. */
  write(clients: CrashTestClients): Promise<void>
  /** Retries the write in flight, then checks every acknowledged write. Throws on the first difference. */
  verify(clients: CrashTestClients): Promise<void>
  /** The number of acknowledged writes. */
  acknowledged(): number
}
