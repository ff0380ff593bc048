import { readFile } from 'node:fs/promises'
import { parse, parseAllDocuments } from 'yaml'
import { fromRoot } from '../repository'
import { filesMatching } from '../testing/test-files'

/** The fields of a container that the tests use. */
export interface Container {
  name: string
  image: string
  command?: string[]
  ports?: { name: string; containerPort: number }[]
  env?: { name: string; value?: string }[]
  envFrom?: { configMapRef?: { name: string }; secretRef?: { name: string } }[]
  volumeMounts?: { name: string; mountPath: string }[]
  [probe: `${string}Probe`]: { httpGet: { path: string; port: string } }
}

interface PodSpec {
  initContainers?: Container[]
  containers: Container[]
  volumes?: { name: string; persistentVolumeClaim?: { claimName: string } }[]
}

interface Template {
  metadata: { labels: Record<string, string> }
  spec: PodSpec
}

/** The fields of a manifest that the tests use. */
export interface Manifest {
  kind: string
  metadata: { name: string }
  data?: Record<string, string>
  stringData?: Record<string, string>
  resources?: string[]
  spec: {
    template?: Template
    jobTemplate?: { spec: { template: Template } }
    ports?: { port: number; targetPort: string }[]
    selector?: { matchLabels?: Record<string, string> } & Record<string, unknown>
    podSelector?: { matchLabels?: Record<string, string>; matchExpressions?: { values: string[] }[] }
    policyTypes?: string[]
    /** Allowed sources, destinations and ports of a NetworkPolicy. */
    ingress?: { from?: unknown[]; ports?: { port: number }[] }[]
    egress?: { to?: unknown[]; ports?: { port: number }[] }[]
    replicas?: number
    scaleTargetRef?: { name: string }
  }
}

/** A service of compose.yml; `environment` without substitution of `${…}`. */
export interface ComposeService {
  image: string
  command?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  build?: { dockerfile: string }
  /** Profiles that start it; absent if it always starts. */
  profiles?: string[]
  depends_on?: Record<string, { condition: string }>
  networks: string[] | Record<string, { aliases: string[]; ipv4_address: string }>
}

/** All manifests in `docker/kubernetes`, including examples. */
export async function readManifests(): Promise<Manifest[]> {
  const files = await filesMatching('docker/kubernetes/*.yaml')
  const texts = await Promise.all(files.map((file) => readFile(fromRoot(file), 'utf8')))
  return texts.flatMap((text) => parseAllDocuments(text).map((document) => document.toJS() as Manifest))
}

/** The pod template of a manifest, if it has one. */
export const templateOf = ({ spec }: Manifest): Template | undefined =>
  spec?.template ?? spec?.jobTemplate?.spec.template

/** Reads `docker/compose.yml`. */
export async function readCompose(): Promise<{ text: string; services: Record<string, ComposeService> }> {
  const text = await readFile(fromRoot('docker', 'compose.yml'), 'utf8')
  const { services } = parse(text, { merge: true }) as { services: Record<string, ComposeService> }
  return { text, services }
}
