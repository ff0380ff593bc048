import { z } from 'zod'

/** The variables of file storage and virus scanning; bucket credentials come from the usual AWS variables. */
export const filesEnvironment = {
  S3_BUCKET: z.string().optional().describe('bucket for documents; without one they are stored in the data directory'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'must be an http(s) address' })
    .optional()
    .describe('server of the bucket, if it is not the one of AWS'),
  S3_REGION: z.string().default('us-east-1').describe('region of the bucket'),
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

export const readBucketConfig = (data: Variables): BucketConfig | undefined =>
  data.S3_BUCKET ? { name: data.S3_BUCKET, region: data.S3_REGION, endpoint: data.S3_ENDPOINT } : undefined

/** A virus scanner on the network, or on a local unix socket. */
export type ScannerAddress = { host: string; port: number } | { path: string }

export function readScannerConfig({ CLAMD_ADDRESS: address }: Variables): ScannerAddress | undefined {
  if (!address) return undefined
  if (address.startsWith('unix:')) return { path: address.slice('unix:'.length) }
  const { hostname, port } = new URL(address)
  return { host: hostname, port: Number(port) }
}
