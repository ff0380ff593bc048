import { startConditionalBucketServer } from '@tekskills/releases/testing/conditional-bucket-server'

// Started by `start-topology.ts` with the name of the bucket: an S3 server in a process of its own, so that storing what
// is sent does not delay the clock of the process that measures the site.
const { endpoint, stop } = await startConditionalBucketServer(process.env.S3_BUCKET ?? '')
process.once('SIGTERM', () => void stop().then(() => process.exit()))
process.send?.({ type: 'listening', port: Number(new URL(endpoint).port) })
