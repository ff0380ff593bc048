import { readFile } from 'node:fs/promises'
import { parse, parseAllDocuments } from 'yaml'
import { fromRoot } from '../repository'
import { filesMatching } from '../testing/test-files'

/** A part of a container's settings as the cluster takes them. */
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
  containers: Container[]
  volumes?: { name: string; persistentVolumeClaim?: { claimName: string } }[]
}

interface Template {
  metadata: { labels: Record<string, string> }
  spec: PodSpec
}

/** What is read of any kind of manifest. */
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
    podSelector?: { matchLabels: Record<string, string> }
    /** Of a NetworkPolicy: who may call, and at which ports. */
    ingress?: { from?: unknown[]; ports?: { port: number }[] }[]
    scaleTargetRef?: { name: string }
  }
}

/** A service of compose.yml; `environment` as it is written, with its `${…}`. */
export interface ComposeService {
  image: string
  command?: string[]
  environment?: Record<string, string>
  volumes?: string[]
  build?: { dockerfile: string }
  /** Names of runs that it is kept for; absent: it always runs. */
  profiles?: string[]
  depends_on?: Record<string, { condition: string }>
  networks: string[] | Record<string, { aliases: string[]; ipv4_address: string }>
}

/** Everything of `docker/kubernetes`, examples included. */
export async function readManifests(): Promise<Manifest[]> {
  const files = await filesMatching('docker/kubernetes/*.yaml')
  const texts = await Promise.all(files.map((file) => readFile(fromRoot(file), 'utf8')))
  return texts.flatMap((text) => parseAllDocuments(text).map((document) => document.toJS() as Manifest))
}

/** The pod that a manifest makes, if it makes one. */
export const templateOf = ({ spec }: Manifest): Template | undefined =>
  spec?.template ?? spec?.jobTemplate?.spec.template

/** `docker/compose.yml`. */
export async function readCompose(): Promise<{ text: string; services: Record<string, ComposeService> }> {
  const text = await readFile(fromRoot('docker', 'compose.yml'), 'utf8')
  const { services } = parse(text, { merge: true }) as { services: Record<string, ComposeService> }
  return { text, services }
}
