import { execFileSync } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { serviceNames, serviceOf, usualPath } from '@storyright/contracts/services'
import { inRepository, processes } from '@storyright/platform'
import { readConfig as readSandbox } from '../../sandbox/src/config.ts'
import { readConfig as readAi } from '../../services/ai/src/config.ts'
import { readConfig as readCatalogue } from '../../services/catalogue/src/config.ts'
import { readConfig as readCommunity } from '../../services/community/src/config.ts'
import { readConfig as readEnrichment } from '../../services/enrichment/src/config.ts'
import { readConfig as readGateway } from '../../services/gateway/src/config.ts'
import { usualLimits } from '../../services/gateway/src/limits.ts'
import { readConfig as readIdentity } from '../../services/identity/src/config.ts'
import { readConfig as readMembership } from '../../services/membership/src/config.ts'
import { readConfig as readOffers } from '../../services/offers/src/config.ts'
import {
  examples,
  findCluster,
  findHelm,
  findValidator,
  render,
  renderedFolder,
  tryInCluster,
  validate,
} from './helm.ts'
import { secretsOf } from './installation.ts'
import { platformAccounts } from './platform-accounts.ts'
import { environmentIn, type Resource, replicasIn, resourcesOf, textOf } from './rendered.ts'

const readers: Record<string, (environment: Record<string, string>) => unknown> = {
  identity: readIdentity,
  catalogue: readCatalogue,
  offers: readOffers,
  membership: readMembership,
  ai: readAi,
  community: readCommunity,
  enrichment: readEnrichment,
  gateway: readGateway,
  sandbox: readSandbox,
}
const variables = { postgres: 'DATABASE_URL', mongodb: 'MONGODB_URL', redis: 'REDIS_URL', files: 'UPLOADS_DIR' }
const PRE_STOP_SECONDS = 5

const weightOf = ({ text }: Resource) => Number(/helm.sh\/hook-weight: "(\d+)"/.exec(text)?.[1])

const read = (file: string) => readFileSync(inRepository(file), 'utf8')

const imagesIn = (files: Record<string, string>) =>
  [
    ...Object.values(files)
      .join('\n')
      .matchAll(/image: "?([^\s"]+)/g),
  ].map(([, image]) => image!)

describe.each(examples)('the chart’s example %s', (example) => {
  const resources = resourcesOf(example)
  const deployments = resources.filter(({ kind }) => kind === 'Deployment')
  const names = deployments.map(({ component }) => component)

  it('runs every process of the platform, the sandbox only where it is wanted', () => {
    const expected = processes.map(({ name }) => name).filter((name) => name !== 'sandbox' || example === 'small')
    expect(names.toSorted()).toEqual(expected.toSorted())
  })

  it.each(names)('tells %s everything that its configuration requires', (name) => {
    expect(() => readers[name]!(environmentIn(resources, name))).not.toThrow()
  })

  it.each(serviceNames)('gives %s the stores that the table names, and no other', (name) => {
    const told = environmentIn(resources, name)
    const stores = Object.entries(variables).filter(([, variable]) => told[variable])
    expect(stores.map(([store]) => store).toSorted()).toEqual([...serviceOf(name).stores].toSorted())
  })

  it.each(serviceNames)('stops %s no sooner than its longest request may take', (name) => {
    const limits = Object.values(serviceOf(name).paths).map((limit) => limit.timeLimitMs ?? usualPath.timeLimitMs)
    const { text } = deployments.find(({ component }) => component === name)!
    const grace = Number(/terminationGracePeriodSeconds: (\d+)/.exec(text)?.[1])
    const drain = Number(environmentIn(resources, name).DRAIN_SECONDS)
    expect(drain).toBeGreaterThanOrEqual(Math.max(...limits) / 1_000)
    expect(grace).toBeGreaterThan(drain + PRE_STOP_SECONDS)
  })

  it('has each migration make as many copies of every stream as the NATS beside it has servers', () => {
    const servers = readFileSync(inRepository('deploy/platform/nats/values.yaml'), 'utf8')
    const [, beside] = /cluster: \{ enabled: true, replicas: (\d+) \}/.exec(servers) ?? []
    const wanted = example === 'production' ? beside : '1'
    const migrations = resources.filter(({ kind, name }) => kind === 'Job' && name.endsWith('-migration'))
    expect(migrations.map(({ component }) => component).toSorted()).toEqual([...serviceNames].toSorted())
    for (const { component, text } of migrations) {
      expect(/- name: NATS_REPLICAS\n +value: "(\d)"/.exec(text)?.[1]).toBe(wanted)
      expect(environmentIn(resources, component).NATS_REPLICAS).toBe(wanted)
    }
  })

  it('has for every service a migration that runs by itself where that is wanted, and when an operator says so', () => {
    const prepare = resources.filter(({ kind, name }) => kind === 'CronJob' && name.endsWith('-prepare'))
    expect(prepare.map(({ component }) => component).toSorted()).toEqual([...serviceNames].toSorted())
    for (const { text } of prepare) expect(text).toContain(`suspend: ${example !== 'production'}\n`)
  })

  it('has every process tell telemetry under the name and version that dashboards ask for, and the share that is kept', () => {
    for (const name of names) {
      const told = environmentIn(resources, name)
      if (example === 'small') expect(told).not.toHaveProperty('OTEL_SERVICE_NAME')
      else
        expect(told).toMatchObject({
          OTEL_SERVICE_NAME: name,
          OTEL_RESOURCE_ATTRIBUTES: 'service.namespace=storyright,service.version=0.1.0',
          OTEL_TRACES_SAMPLER_ARG: '0.1',
        })
    }
  })

  it.each(serviceNames)('gives %s room for all uploads that the gateways let in at once', (name) => {
    const uploads = Object.values(serviceOf(name).paths).filter(({ files }) => files)
    const letIn =
      (usualLimits.pools.uploads.places * replicasIn(resources, 'gateway').most) / replicasIn(resources, name).least
    const needed = (some: typeof uploads) =>
      some.map(
        ({ bodyLimit = usualPath.bodyLimit, uploadsAtOnce = letIn }) => bodyLimit * Math.min(letIn, uploadsAtOnce),
      )
    const limited = needed(uploads.filter(({ uploadsAtOnce }) => uploadsAtOnce)).reduce((sum, bytes) => sum + bytes, 0)
    const others = Math.max(0, ...needed(uploads.filter(({ uploadsAtOnce }) => !uploadsAtOnce)))
    const { text } = deployments.find(({ component }) => component === name)!
    const [, size, unit] = /name: tmp\n +emptyDir: \{ sizeLimit: (\d+)([MG])i \}/.exec(text) ?? []
    const room = Number(size) * 1_024 ** (unit === 'G' ? 3 : 2)
    expect(room).toBeGreaterThanOrEqual(limited + others)
  })

  it('takes a gateway for started once it reaches any service, also while one of them is away', () => {
    const { text } = deployments.find(({ component }) => component === 'gateway')!
    const [, leftOut = ''] = /startupProbe:\n +httpGet: \{ path: "\/readyz\?without=([\w,]+)"/.exec(text) ?? []
    expect(leftOut.split(',').toSorted()).toEqual([...serviceNames].toSorted())
  })

  it('lets nobody be asked but by those who are told the address', () => {
    const policies = resources.filter(({ kind, name }) => kind === 'NetworkPolicy' && !name.endsWith('-migration'))
    for (const { component, text } of policies.filter((policy) => policy.component !== 'gateway')) {
      const variable = `${component.toUpperCase()}_URL`
      const told = names.filter((name) => environmentIn(resources, name)[variable])
      const [, ingress = ''] = /^ {2}ingress:\n(.*)^ {2}egress:/ms.exec(text) ?? []
      const let_ = [...ingress.matchAll(/app.kubernetes.io\/component: (\S+)/g)].map(([, name]) => name)
      if (component !== 'sandbox') expect([component, ...let_]).toEqual([component, ...told.toSorted()])
    }
  })

  it('loads the demo’s deals before what they are about is listed, since offers runs by then', () => {
    const seeds = resources.filter(({ kind, name }) => kind === 'Job' && name.endsWith('-seed'))
    const ordered = seeds.toSorted((one, other) => weightOf(one) - weightOf(other)).map(({ component }) => component)
    if (example === 'small') expect(ordered.slice(0, 3)).toEqual(['identity', 'offers', 'catalogue'])
    else expect(ordered).toEqual([])
  })

  it('gives no pod any right on its machine', () => {
    const restrictions = [
      'runAsNonRoot: true',
      'seccompProfile: { type: RuntimeDefault }',
      'allowPrivilegeEscalation: false',
      'readOnlyRootFilesystem: true',
      'capabilities: { drop: [ALL] }',
      'automountServiceAccountToken: false',
    ]
    for (const { kind, text } of resources)
      if (['Deployment', 'Job', 'CronJob'].includes(kind))
        expect(restrictions.filter((restriction) => !text.includes(restriction))).toEqual([])
  })

  const helm = findHelm()
  const withHelm = helm ? it : it.skip
  withHelm(`is what the chart renders${helm ? '' : ' (skipped: helm is not here)'}`, () => {
    const folder = renderedFolder(example)
    const committed = readdirSync(folder).map((file) => [file, readFileSync(path.join(folder, file), 'utf8')])
    expect(Object.fromEntries(committed)).toEqual(render(helm!, example))
  })

  withHelm('renews one component by a tag of its own, and leaves the others as they are', () => {
    const before = imagesIn(render(helm!, example))
    const after = imagesIn(render(helm!, example, ['components.identity.tag=renewed']))
    const renewed = after.filter((image) => !before.includes(image))
    expect(renewed.length).toBeGreaterThan(0)
    expect(new Set(renewed)).toEqual(new Set([expect.stringMatching(/\/identity:renewed$/)]))
    expect(after.filter((image) => /\/identity:/.test(image) && !renewed.includes(image))).toEqual([])
  })

  withHelm(
    'has every pod trust the authorities of its values, from the first migration on and anew when they change',
    () => {
      const pods = (authorities: string) =>
        Object.values(render(helm!, example, [`authorities=-----BEGIN CERTIFICATE-----${authorities}`]))
          .join('')
          .split(/^---\n/m)
          .filter((document) => /^kind: (Deployment|Job|CronJob)$/m.test(document) && !/-sandbox$/m.test(document))
      for (const pod of pods('one')) {
        expect(pod).toContain('mountPath: /authorities')
        expect(pod).toContain('configMap: { name: storyright-authorities }')
        if (/name: storyright-\w+-migration$/m.test(pod)) expect(pod).toContain('NODE_EXTRA_CA_CERTS')
      }
      const files = render(helm!, example, ['authorities=-----BEGIN CERTIFICATE-----'])
      expect(files['migration.yaml']).toMatch(/name: storyright-authorities\n[\s\S]*?pre-install,pre-upgrade\n/)
      expect(files['config-map.yaml']!.match(/NODE_EXTRA_CA_CERTS/g)).toHaveLength(
        files['config-map.yaml']!.match(/ PORT: /g)!.length,
      )
      const sums = (documents: string[]) => documents.flatMap((text) => text.match(/checksum\/config: .*/) ?? [])
      const [one, other] = [sums(pods('one')), sums(pods('other'))]
      expect(one.length).toBeGreaterThan(7)
      expect(one.filter((sum) => other.includes(sum))).toEqual([])
    },
  )

  withHelm('is put at no public address with the sandbox or the demo, unless it is called a trial', () => {
    for (const unfit of ['components.sandbox.enabled=true', 'demo=true']) {
      const only = ['components.sandbox.enabled=false', 'demo=false', unfit]
      expect(() => render(helm!, example, [...only, 'trial=false'])).toThrow('is a public address')
      render(helm!, example, [...only, 'trial=true'])
      render(helm!, example, [...only, 'trial=false', 'publicUrl=http://127.0.0.1:8080'])
    }
  })

  const validator = findValidator()
  const withValidator = validator ? it : it.skip
  withValidator(
    `is what a cluster understands${validator ? '' : ' (skipped: kubernetes-validate is not here)'}`,
    () => {
      expect(validate(validator!, example)).toBe('')
    },
  )

  const cluster = findCluster()
  const withCluster = cluster ? it : it.skip
  const unless = cluster ? '' : ' (skipped: KUBECONFIG names no cluster that kubectl reaches)'
  const isTaken = () => expect(tryInCluster(cluster!, example)).toBe('')
  withCluster(`is what a cluster’s API server would take${unless}`, isTaken, 120_000)
})

const helm = findHelm()
const describeWithHelm = helm ? describe : describe.skip
describeWithHelm('an installation that makes its own passwords', () => {
  it('has every Secret of an account that its pods read', () => {
    const files = render(helm!, 'small', ['secrets.generate=true'])
    const made = [...files['generated-secrets.yaml']!.matchAll(/^ {2}name: (\S+)$/gm)].map(([, name]) => name)
    const read_ = Object.values(files)
      .join('\n')
      .matchAll(/secretKeyRef: \{ name: (\S+), key: (?:username|password|INTERNAL_TOKEN) \}/g)
    expect([...read_].map(([, name]) => name).filter((name) => !made.includes(name))).toEqual([])
    expect(made).toContain('storyright-signing-key')
  })
})

describe('the network policies of production', () => {
  const policies = resourcesOf('production').filter(({ kind }) => kind === 'NetworkPolicy')
  const ports: Record<number, string> = {
    5432: 'PostgreSQL',
    27017: 'MongoDB',
    6379: 'Redis',
    4222: 'NATS',
    587: 'mail server',
    443: 'outside',
  }
  const besides = ['names', 'collector']
  const outside = ['bucket', 'card provider', 'language model', 'outside sources']
  /** What the rules for leaving name, one a rule; every rule says where to. */
  const reachedBy = (text: string) =>
    (text.split(/^ {2}egress:\n/m)[1] ?? '')
      .split(/^ {4}- /m)
      .slice(1)
      .map((rule) => {
        expect(rule).toMatch(/^(?: {6})?to:\n {8}- \S/m)
        const [, component] = /app.kubernetes.io\/component: (\S+)/.exec(rule) ?? []
        const named = [...rule.matchAll(/port: (\d+)/g)].map(([, port]) => Number(port))
        if (named.includes(53)) expect(rule).toContain('k8s-app: kube-dns')
        if (named.includes(443)) expect(rule).toContain('cidr: 0.0.0.0/0')
        return component ?? (named.includes(53) ? 'names' : (ports[named[0]!] ?? 'collector'))
      })

  const [, drawn = ''] = /## Who connects to whom\n.*?```\n(.*?)```/s.exec(read('docs/architecture.md')) ?? []
  const arrows = drawn
    .trim()
    .split('\n')
    .map((line) => line.split(/ *→ /) as [string, string])

  it('are one for each process that is drawn, and one for each migration', () => {
    const expected = [
      ...arrows.map(([name]) => `storyright-${name}`),
      ...serviceNames.map((name) => `storyright-${name}-migration`),
    ]
    expect(policies.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
  })

  it.each(arrows)('let %s reach what the architecture draws, and nothing else: %s', (name, drawnTo) => {
    const { text } = policies.find((policy) => policy.name === `storyright-${name}`)!
    const expected = drawnTo.split(', ').map((one) => (outside.includes(one) ? 'outside' : one))
    const reached = new Set(reachedBy(text).filter((one) => !besides.includes(one)))
    expect([...reached].toSorted()).toEqual([...new Set(expected)].toSorted())
  })

  it.each(serviceNames)(
    'let the migration of %s reach its database and NATS, by this release’s own addresses',
    (name) => {
      const { text } = policies.find((policy) => policy.name === `storyright-${name}-migration`)!
      const stores = serviceOf(name).stores.flatMap(
        (store) => ({ postgres: 'PostgreSQL', mongodb: 'MongoDB' })[store as string] ?? [],
      )
      expect(reachedBy(text).toSorted()).toEqual([...stores, 'NATS', 'names'].toSorted())
      expect(text).toContain('helm.sh/hook: pre-install,pre-upgrade')
      const job = resourcesOf('production').find((one) => one.kind === 'Job' && one.component === name)!
      for (const part of [text, job.text]) expect(part).toContain('storyright/role: migration')
      expect(policies.find((policy) => policy.name === `storyright-${name}`)!.text).toContain(
        'values: [service, program]',
      )
    },
  )
})

describe('the accounts at the servers of a cluster', () => {
  it.each(Object.entries(platformAccounts()))('follow from the table of services in %s', (file, text) => {
    expect(readFileSync(inRepository('deploy/platform', file), 'utf8')).toBe(text)
  })
})

describe('the example small, on the servers of deploy/platform', () => {
  const resources = resourcesOf('small')
  const rendered = textOf('small')
  const nameIn = (file: string) => /^metadata:\n {2}name: (\S+)$/m.exec(read(`deploy/platform/${file}`))![1]!
  const script = read('deploy/platform/install.sh')
  const own = secretsOf(rendered, { namespace: 'storyright' })

  it('asks them by the names that they have there, and MongoDB by its replica set', () => {
    const mongodb = nameIn('mongodb/cluster.yaml')
    const expected: Record<string, string> = {
      postgres: `${nameIn('postgres/cluster.yaml')}-rw:5432`,
      mongodb: `${mongodb}-svc:27017`,
      redis: 'valkey:6379',
      nats: 'nats:4222',
    }
    const asked = [...rendered.matchAll(/"(postgres|mongodb|redis|nats):\/\/[^@"]+@([^/?"]+)([^"]*)"/g)]
    expect(new Set(asked.map(([, scheme]) => scheme))).toEqual(new Set(Object.keys(expected)))
    for (const [, scheme, host, rest] of asked) {
      expect(host).toBe(expected[scheme!])
      if (scheme === 'mongodb') expect(rest).toContain(`replicaSet=${mongodb}&`)
    }
    for (const name of ['nats', 'valkey']) expect(script).toMatch(new RegExp(`^chart ${name} \\S+ ${name} `, 'm'))
  })

  it('signs in with the passwords that the servers are told, under the same names', () => {
    const told = Object.values(platformAccounts()).join('\n')
    const read_ = [...told.matchAll(/(?:passwordSecret|passwordSecretRef|secretKeyRef): \{ name: (\S+?)[,\s]/g)]
    expect(read_.length).toBeGreaterThan(20)
    for (const [, secret] of read_) expect(own.secrets[secret!]).toHaveProperty('password')
    const users = own.secrets[/usersExistingSecret: (\S+)/.exec(read('deploy/platform/valkey/values.yaml'))![1]!]!
    for (const { server, username, password } of own.accounts)
      if (server === 'redis') expect(users[username]).toBe(password)
    for (const { server, username } of own.accounts)
      expect([server, told]).toEqual([server, expect.stringMatching(new RegExp(`\\b${username}\\b`))])
  })

  it('may reach the servers of deploy/platform alone at the ports of stores, by the labels that their pods get', () => {
    const labels: Record<string, string> = {
      5432: `cnpg.io/cluster: ${nameIn('postgres/cluster.yaml')}`,
      27017: `app: ${nameIn('mongodb/cluster.yaml')}-svc`,
      6379: 'app.kubernetes.io/instance: valkey',
      4222: 'app.kubernetes.io/instance: nats',
    }
    const policies = resources.filter(({ kind }) => kind === 'NetworkPolicy')
    const rules = policies.flatMap(({ text }) => text.split(/^ {2}egress:\n/m)[1]?.split(/^ {4}- /m) ?? [])
    for (const [port, label] of Object.entries(labels)) {
      const toStore = rules.filter((rule) => rule.startsWith(`ports: [{ port: ${port} }]`))
      expect(toStore.length).toBeGreaterThan(2)
      for (const rule of toStore)
        expect(
          rule
            .trim()
            .split('\n')
            .map((line) => line.trim())
            .slice(1),
        ).toEqual(['to:', '- podSelector:', 'matchLabels:', label])
    }
  })

  it('needs nothing of people but a registry and names of its own', () => {
    expect([own.missing, own.sources, own.webhooks]).toEqual([[], [], []])
  })

  it('shows the mail that the sandbox catches at an address of its own, to whoever comes through the ingress', () => {
    const { text } = resources.find(({ kind }) => kind === 'Ingress')!
    expect(text).toMatch(
      /- host: mail\.storyright\.example\n[^-]*- path: \/\n[^-]*name: storyright-sandbox, port: \{ name: mail \}/,
    )
    expect(environmentIn(resources, 'sandbox')).toMatchObject({
      MAIL_URL: 'https://mail.storyright.example',
      HOST_NAMES: expect.stringContaining('mail.storyright.example'),
    })
    const policy = resources.find(({ kind, name }) => kind === 'NetworkPolicy' && name === 'storyright-sandbox')!
    expect(policy.text).toMatch(/- ports:\n +- \{ port: http \}\n +- \{ port: mail \}\n +from:\n +- namespaceSelector/)
  })

  it('is installed after the servers, and they after their passwords, by files and versions that there are', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'storyright-install-'))
    try {
      for (const program of ['helm', 'kubectl', 'npm'])
        writeFileSync(
          path.join(folder, program),
          `#!/bin/sh\ncat </dev/null\necho "${program} $*" >>"${folder}/told"\n`,
          { mode: 0o755 },
        )
      const values = inRepository('deploy/helm/examples/small/values.yaml')
      const env = { ...process.env, PATH: `${folder}:${process.env.PATH}` }
      execFileSync('bash', [inRepository('deploy/platform/install.sh'), values], { env, stdio: 'pipe' })
      const told = readFileSync(path.join(folder, 'told'), 'utf8').trim().split('\n')
      const order = [
        /^npm .*chart -- secrets --for storyright .*--values /,
        /^kubectl apply --filename installations\/storyright\/secrets.yaml/,
        /^helm .* cnpg /,
        /^kubectl .*postgres\/cluster.yaml/,
        /^kubectl .*postgres\/roles.yaml/,
        /^helm .* mongodb-operator /,
        /^kubectl patch .*mongodb\/cluster.yaml --patch-file .*mongodb\/users.yaml/,
        /^helm .* nats .*nats\/accounts.yaml/,
        /^helm .* valkey .*valkey\/accounts.yaml/,
        /^kubectl wait .*postgres/,
        /^kubectl wait .*mongodb/,
        /^helm upgrade --install storyright deploy\/helm\/storyright .*small\/values.yaml/,
      ].map((pattern) => told.findIndex((line) => pattern.test(line)))
      expect(order).toEqual(order.toSorted((one, other) => one - other))
      expect(order[0]).toBe(0)
      expect(order.at(-1)).toBe(told.length - 1)
      const files = told.flatMap((line) => [...line.matchAll(/(?:--values|--filename|--patch-file) (deploy\S+)/g)])
      expect(files.length).toBeGreaterThan(8)
      for (const [, file] of files) expect(existsSync(inRepository(file!))).toBe(true)
      const table = read('deploy/platform/README.md')
      const charts = told.flatMap((line) => [
        ...line.matchAll(/--install \S+ (\S+) --repo https:\/\/(\S+) --version (\S+)/g),
      ])
      expect(charts).toHaveLength(5)
      for (const [, chart, repository, version] of charts)
        expect(table).toContain(`\`${chart}\` ${version} of ${repository}`)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('the images', () => {
  const dockerfile = read('Dockerfile')
  const stages = dockerfile.split(/^FROM /m).slice(1)

  it('keep their health check, whoever builds them', () => {
    expect(stages.at(-1)).toMatch(/^HEALTHCHECK .*\n? .*\/app\/bin\/node.*\/healthz/ms)
    const told = ['deploy/trial/build-images.sh', 'docs/install-on-kubernetes.md'].map(read).join('\n')
    const builds = [...told.matchAll(/buildah (?:build|bud)\b[^`]*?(?=--build-arg|`)/g)].map(([command]) => command)
    expect(builds).toHaveLength(2)
    for (const command of builds) expect(command).toContain('--format docker')
  })

  it('say which service and commit they are of, also where a builder keeps labels of an earlier one', () => {
    const labels = [...stages.at(-1)!.matchAll(/org\.opencontainers\.image\.(\w+)="[^"]*\$\{(?:SERVICE|REVISION)\}"/g)]
    expect(labels.map(([, label]) => label)).toEqual(['title', 'description', 'revision'])
    const script = read('deploy/trial/build-images.sh')
    for (const [, label] of labels)
      expect(script).toMatch(new RegExp(`--label "\\$label\\.${label}=[^"]*\\$(?:service|revision)"`))
  })

  it('install their packages anew only when these change', () => {
    const build = stages.find((stage) => stage.includes(' AS build\n'))!
    const steps = [...build.matchAll(/^(?:COPY|RUN) .*$/gm)].map(([step]) => step)
    expect(steps).toEqual([
      'COPY --from=manifests /manifests .',
      'RUN node scripts/install.mjs',
      'COPY . .',
      'RUN node scripts/run.mjs assemble /out',
    ])
    const [, kept = ''] = /cp --parents --recursive ([^&]*?) \/manifests/s.exec(dockerfile.replaceAll('\\\n', '')) ?? []
    const files = kept
      .trim()
      .split(/\s+/)
      .flatMap((pattern) => globSync(pattern, { cwd: inRepository() }))
    // What is installed follows from manifests and the lock; what installs it is all that is there besides.
    expect(files).toEqual(expect.arrayContaining(['package.json', 'package-lock.json', 'services/offers/package.json']))
    expect(
      files.filter((file) => /^(?:services|sandbox|web)\/.*\/src|^(?:services|sandbox|web|packages)$/.test(file)),
    ).toEqual([])
    const needed = new Set<string>()
    const visit = (file: string) => {
      if (needed.has(file)) return
      needed.add(file)
      for (const [, other] of read(file).matchAll(/from '(\.[^']+)'/g)) visit(path.join(path.dirname(file), other!))
    }
    visit('scripts/install.mjs')
    expect(needed.size).toBeGreaterThan(4)
    const isKept = (file: string) => files.some((one) => file === one || file.startsWith(`${one}/`))
    expect([...needed].filter((file) => !isKept(file))).toEqual([])
  })
})

describe('skaffold', () => {
  const text = readFileSync(inRepository('skaffold.yaml'), 'utf8')
  const [built = ''] = text.split('\ndeploy:')

  it('builds the image of every process', () => {
    const images = [...built.matchAll(/image: storyright\/(\S+)\n.*buildArgs: \{ SERVICE: (\S+) \}/g)]
    expect(images.map(([, image, service]) => [image, service]).toSorted()).toEqual(
      processes.map(({ name }) => [name, name]).toSorted(),
    )
  })

  it('installs from a chart and values that are there', () => {
    const named = [...text.matchAll(/(?<!\/)deploy\/(?:helm|trial)\/[\w/.-]+/g)].map(([file]) => file)
    expect(named.length).toBeGreaterThan(2)
    expect(named.filter((file) => !existsSync(inRepository(file)))).toEqual([])
  })
})

it('the ingress controller gives a request as long as the slowest may take, also while it stops', () => {
  const values = readFileSync(inRepository('deploy/platform/traefik/values.yaml'), 'utf8')
  const secondsOf = (name: string) => Number(new RegExp(`${name}: (\\d+)`).exec(values)?.[1])
  const paths = serviceNames.flatMap((name) => Object.values(serviceOf(name).paths))
  const longest = Math.max(...paths.map(({ timeLimitMs = usualPath.timeLimitMs }) => timeLimitMs)) / 1_000
  expect(secondsOf('readTimeout')).toBeGreaterThan(longest)
  expect(secondsOf('graceTimeOut')).toBeGreaterThan(longest)
  const grace = secondsOf('requestAcceptGraceTimeout') + secondsOf('graceTimeOut')
  expect(secondsOf('terminationGracePeriodSeconds')).toBeGreaterThan(grace)
})
