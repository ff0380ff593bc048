declare module 'developed-remote' {
  import type { RemoteManifest } from '@tekskills/shared/contracts/remote-manifest'

  /** Manifest of the standalone remote, as an alias in webpack (tools/federation/standalone-config.ts). */
  export const manifest: RemoteManifest
}
