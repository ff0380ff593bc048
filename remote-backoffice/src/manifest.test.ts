import { describeManifest } from '@tekskills/shared/testing/describe-manifest'
import { manifest } from './manifest'

describeManifest(manifest)
