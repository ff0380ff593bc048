import { z } from 'zod'

/** The variables of file storage, the release store and virus scanning; bucket credentials come from the usual AWS variables. */
export const filesEnvironment = {
  S3_BUCKET: z.string().optional().describe('bucket for documents; without one they are stored in the data directory'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .optional()
    .describe('server of the bucket, if it is not AWS'),
  S3_REGION: z.string().default('us-east-1').describe('region of the bucket'),
  RELEASES_DIR: z.string().optional().meta({
    description: 'release store, whose live releases list the fixed pages',
    defaultText: '`DATA_DIR/releases`',
  }),
  RELEASES_S3_BUCKET: z.string().optional().describe('bucket that holds the releases'),
  RELEASES_POLICY_KEY: z
    .string()
    .optional()
    .describe('public key of the operator whose release policy the servers require'),
  CLAMD_ADDRESS: z
    .string()
    .regex(/^(tcp:\/\/[^/:]+:\d{1,5}|unix:\/.+)$/, 'must be tcp://host:port or unix:/path')
    .optional()
    .describe('ClamAV that scans every upload: `tcp://host:port` or `unix:/path`'),
}

/** A bucket for files; without one they are stored in the data directory. */
export interface BucketConfig {
  name: string
  region: string
  /** URL of a server other than Amazon's. */
  endpoint?: string
}

type Variables = z.infer<z.ZodObject<typeof filesEnvironment>>

const bucketOf = (name: string | undefined, { S3_REGION: region, S3_ENDPOINT: endpoint }: Variables) =>
  name ? { name, region, endpoint } : undefined

/** The bucket for documents. */
export const readBucketConfig = (data: Variables): BucketConfig | undefined => bucketOf(data.S3_BUCKET, data)

/** The bucket of releases. */
export const readReleasesConfig = (data: Variables): BucketConfig | undefined => bucketOf(data.RELEASES_S3_BUCKET, data)

/** A virus scanner on the network, or on a local unix socket. */
export type ScannerAddress = { host: string; port: number } | { path: string }

export function readScannerConfig({ CLAMD_ADDRESS: address }: Variables): ScannerAddress | undefined {
  if (!address) return undefined
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) }
  const { hostname, port } = new URL(address)
  return { host: hostname, port: Number(port) }
}
