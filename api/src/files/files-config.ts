import { z } from 'zod'

/** The variables that say where files lie; the keys of a bucket come from the usual AWS variables. */
export const filesEnvironment = {
  S3_BUCKET: z.string().optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/, error: 'must be an http(s) address' }).optional(),
  S3_REGION: z.string().default('us-east-1'),
}

/** A bucket for files; without one they lie in the data directory. */
export interface BucketConfig {
  name: string
  region: string
  /** Address of a server other than Amazon's. */
  endpoint?: string
}

export const readBucket = (data: z.infer<z.ZodObject<typeof filesEnvironment>>): BucketConfig | undefined =>
  data.S3_BUCKET ? { name: data.S3_BUCKET, region: data.S3_REGION, endpoint: data.S3_ENDPOINT } : undefined
