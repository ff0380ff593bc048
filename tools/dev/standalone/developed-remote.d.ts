declare module 'developed-remote' {
  import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'

  /** Manifest of the remote that runs alone; webpack puts it in (tools/federation/standalone-config.ts). */
  export const manifest: RemoteManifest
}
