import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { readConfig as readServiceConfig } from '../../api/src/platform/config/config'
import { readConfig as readShellConfig } from '../../shell/server/config'
import { fromRoot } from '../repository'
import { filesMatching } from '../testing/test-files'
import { readCompose, readManifests, templateOf, type Container, type Manifest } from './manifests'

const manifests = await readManifests()
const { text: composeText, services } = await readCompose()
const read = (...path: string[]) => readFile(fromRoot(...path), 'utf8')
const named = (kind: string, name: string) =>
  manifests.find((manifest) => manifest.kind === kind && manifest.metadata.name === name)
const containersOf = (manifest: Manifest): Container[] => {
  const { initContainers = [], containers: within = [] } = templateOf(manifest)?.spec ?? {}
  return [...initContainers, ...within]
}
const containers = manifests.flatMap(containersOf)
const composed = Object.entries(services)

/** Every variable that the sources reference. */
async function variablesOf(...globs: string[]): Promise<Set<string>> {
  const texts = await Promise.all((await filesMatching(...globs)).map((file) => read(file)))
  return new Set(texts.join('\n').match(/\b[A-Z][A-Z0-9]*(?:_[A-Z0-9]+)+\b|\bHOST\b|\bPORT\b|\bCAPTCHA\b/g))
}
/** The same, plus the credentials of a bucket, which the AWS library reads. */
const withCredentials = async (...globs: string[]) =>
  (await variablesOf(...globs)).add('AWS_ACCESS_KEY_ID').add('AWS_SECRET_ACCESS_KEY')
const known: Record<string, Set<string>> = {
  'site-service': await withCredentials('api/src/**/*config.ts'),
  'site-shell': await withCredentials('shell/server/config.ts'),
  'site-release': (await withCredentials('{tools/release,releases/src}/**/*.ts')).add('PART'),
}
const readers: Record<string, (env: Record<string, string>) => unknown> = {
  'site-service': readServiceConfig,
  'site-shell': readShellConfig,
}

const imageOf = ({ image }: { image: string }) => image.replace(/:.*/, '')

/** The variables of a container in the cluster, including its config maps and secrets. */
const environmentIn = ({ env = [], envFrom = [] }: Container): Record<string, string> =>
  Object.assign(
    {},
    ...envFrom.map(({ configMapRef, secretRef }) =>
      configMapRef ? named('ConfigMap', configMapRef.name)?.data : named('Secret', secretRef?.name ?? '')?.stringData,
    ),
    ...env.map(({ name, value }) => (value === undefined ? {} : { [name]: value })),
  ) as Record<string, string>

/** Substitutes `${NAME}` like compose does; variables without a default get a dummy value. */
const filled = (value: string) =>
  value.replace(/\$\{(\w+)(?::[-?]([^}]*))?\}/g, (whole, name: string, fallback: string) =>
    name === 'SITE_ORIGIN' ? 'https://www.example.com' : whole.includes(':-') ? fallback : 'abcdef0123456789',
  )

test('every variable of a container is read by its process and has a valid value', () => {
  const given = [
    ...containers.map((container) => [container.name, imageOf(container), environmentIn(container)] as const),
    ...composed.map(([name, service]) => [name, imageOf(service), service.environment ?? {}] as const),
  ].filter(([, image]) => image in known)
  assert.ok(given.length >= 9)
  for (const [name, image, environment] of given) {
    const env = Object.fromEntries(Object.entries(environment).map(([key, value]) => [key, filled(String(value))]))
    for (const key of Object.keys(env)) assert.ok(known[image]?.has(key), `${name} has an unknown variable ${key}`)
    assert.doesNotThrow(() => readers[image]?.(env), name)
  }
})

test('the example settings list exactly the variables of compose.yml', async () => {
  const commandLine = ['TAG', 'PART', 'RELEASE_BY']
  const used = new Set([...composeText.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name))
  const example = [...(await read('docker', '.env.example')).matchAll(/^(\w+)=/gm)].map(([, name = '']) => name)
  assert.deepEqual(example.sort(), [...used].filter((name) => !commandLine.includes(name)).sort())
  assert.doesNotMatch(composeText, /(PASSWORD|SECRET|KEY)\w*: ['"]?(?!\$\{)[^\s'"$]/)
})

test('every command in an image exists', async () => {
  const bundles = `${await read('api', 'build.mjs')}\n${await read('shell', 'build.mjs')}`
  const { scripts } = JSON.parse(await read('package.json')) as { scripts: Record<string, string> }
  const commands = [
    ...containers.flatMap(({ command = [] }) => command),
    ...composed.flatMap(([, { command = [] }]) => command),
    ...(await Promise.all((await filesMatching('docker/*.Dockerfile')).map((file) => read(file)))),
  ].join('\n')
  const bundleFiles = [...commands.matchAll(/(api|shell)\/dist\/(?:server\/)?([\w-]+)\.mjs/g)]
  assert.ok(bundleFiles.length >= 4)
  for (const [file, , name] of bundleFiles) assert.match(bundles, new RegExp(`\\b${name}(: at|\\.mjs'|\\.ts')`), file)
  for (const [line, name = ''] of commands.matchAll(/npm run (?:--silent )?([\w:]+)/g)) assert.ok(scripts[name], line)
})

test('probes use existing endpoints and ports', async () => {
  const sources = {
    'site-service': await read('api', 'src', 'platform', 'health', 'health.routes.ts'),
    'site-shell': await read('shell', 'server', 'app.ts'),
    'site-edge': await read('docker', 'nginx', 'nginx.conf'),
  }
  for (const container of containers.filter(({ ports }) => ports)) {
    const probes = Object.entries(container).filter(([key]) => key.endsWith('Probe')) as [
      string,
      Container['startupProbe'],
    ][]
    assert.ok(probes.length >= 2, container.name)
    for (const [name, { httpGet }] of probes) {
      const source = sources[imageOf(container) as keyof typeof sources]
      assert.ok(source.includes(`get('${httpGet.path}'`) || source.includes(`location = ${httpGet.path} `), name)
      assert.equal(httpGet.port, container.ports?.[0]?.name)
    }
    const exposed = await read('docker', `${container.name}.Dockerfile`)
    assert.match(exposed, new RegExp(`^EXPOSE ${container.ports?.[0]?.containerPort}$`, 'm'))
  }
})

test('every reference between manifests is declared', async () => {
  const claims = manifests.filter(({ kind }) => kind === 'PersistentVolumeClaim').map(({ metadata }) => metadata.name)
  for (const manifest of manifests) {
    const volumes = templateOf(manifest)?.spec.volumes ?? []
    for (const { persistentVolumeClaim } of volumes)
      if (persistentVolumeClaim)
        assert.ok(claims.includes(persistentVolumeClaim.claimName), persistentVolumeClaim.claimName)
    for (const { name, volumeMounts = [] } of containersOf(manifest))
      for (const mount of volumeMounts)
        assert.ok(
          volumes.some((volume) => volume.name === mount.name),
          `${name}: ${mount.name}`,
        )
  }
  const labels = manifests.flatMap((manifest) => Object.values(templateOf(manifest)?.metadata.labels ?? {}))
  const chosen = ({ spec }: Manifest) =>
    spec?.podSelector?.matchLabels ?? spec?.selector?.matchLabels ?? spec?.selector ?? {}
  for (const manifest of manifests)
    for (const label of Object.values(chosen(manifest))) assert.ok(labels.includes(label as string), String(label))
  const { resources = [] } = manifests.find(({ kind }) => kind === 'Kustomization') ?? {}
  const others = (await filesMatching('docker/kubernetes/*.yaml')).filter((file) => !/kustomization|example/.test(file))
  assert.deepEqual([...resources].sort(), others.map((file) => file.replace('docker/kubernetes/', '')).sort())
})

test('the edge uses the service names of compose and the cluster', async () => {
  const upstreams = await read('docker', 'nginx', 'upstreams.conf')
  const servers = [...upstreams.matchAll(/server (\w+):(\d+)/g)].map(
    ([, name = '', port]) => [name, Number(port)] as const,
  )
  assert.deepEqual(
    servers.map(([name]) => name),
    ['shell', 'service'],
  )
  // Otherwise a few 503 responses of restarting services would make nginx disable every instance at once.
  for (const [line] of upstreams.matchAll(/^ *server .*$/gm)) assert.match(line, / max_fails=0;$/)
  for (const [name, port] of servers) {
    assert.equal(named('Service', name)?.spec.ports?.[0]?.port, port)
    const instances = composed.filter(
      ([, { networks, profiles }]) => !profiles && !Array.isArray(networks) && networks.site?.aliases.includes(name),
    )
    assert.equal(instances.length, 2, name)
  }
})

test('M11 a migration runs before the service, where no probe ends it however long it takes, with the same settings', () => {
  const { initContainers = [], containers: within } = templateOf(named('Deployment', 'service') as Manifest)?.spec ?? {}
  const [migration] = initContainers
  const [service] = within ?? []
  assert.ok(migration && service)
  assert.ok(migration.command?.includes('api/dist/migrate.mjs'))
  assert.deepEqual(
    Object.keys(migration).filter((key) => key.endsWith('Probe')),
    [],
  )
  const ofReleases = named('ConfigMap', 'releases')?.data
  assert.deepEqual({ ...environmentIn(migration), ...ofReleases }, environmentIn(service))
  assert.deepEqual(migration.volumeMounts, service.volumeMounts)
  assert.equal(migration.image, service.image)
})

test('M9 the inner port of the edge is not reachable from outside, in compose or in the cluster', async () => {
  const inner = Number(/^listen (\d+);$/m.exec(await read('docker', 'nginx', 'inner.conf'))?.[1])
  assert.ok(composeText.includes(`API_URL: http://edge:${inner}\n`))
  assert.doesNotMatch(composeText, new RegExp(`^ *ports:.*:${inner}\\b`, 'm'))
  const allowed = named('NetworkPolicy', 'edge')?.spec.ingress?.flatMap(({ ports }) => ports ?? [{ port: inner }])
  assert.ok(allowed && allowed.length > 0)
  assert.ok(allowed.every(({ port }) => port !== inner))
  assert.ok(named('Service', 'edge')?.spec.ports?.every(({ targetPort }) => targetPort !== String(inner)))
})

test('the network denies what no policy allows, in both directions, and each policy names its pods', () => {
  const policies = manifests.filter(({ kind }) => kind === 'NetworkPolicy')
  const [all] = policies.filter(({ metadata }) => metadata.name === 'default')
  assert.deepEqual(all?.spec.podSelector, {})
  assert.deepEqual(all?.spec.policyTypes, ['Ingress', 'Egress'])
  assert.equal(all?.spec.ingress, undefined)
  assert.deepEqual(
    all?.spec.egress?.flatMap(({ ports = [] }) => ports.map(({ port }) => port)),
    [53, 53],
  )
  const covered = policies.flatMap(({ spec }) => [
    ...Object.values(spec.podSelector?.matchLabels ?? {}),
    ...(spec.podSelector?.matchExpressions ?? []).flatMap(({ values }) => values),
  ])
  const pods = manifests.flatMap((manifest) => Object.values(templateOf(manifest)?.metadata.labels ?? {}))
  assert.deepEqual([...new Set(covered)].sort(), [...new Set(pods)].sort())
})

test('applying the manifests again leaves the scale to the autoscalers', () => {
  const scaled = manifests.filter(({ kind }) => kind === 'HorizontalPodAutoscaler').map(({ metadata }) => metadata.name)
  assert.ok(scaled.length >= 3)
  for (const name of scaled) assert.equal(named('Deployment', name)?.spec.replicas, undefined, name)
})
