import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { REPOSITORY } from '../repository.ts'
import type { InstalledPackage } from './needed-packages.ts'

interface Component {
  'bom-ref': string
  name: string
  group?: string
  version: string
}

/** A bill of materials in CycloneDX's form, as far as it is read here. */
export interface Bill {
  serialNumber?: string
  metadata: Record<string, unknown>
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

const nameOf = ({ group, name }: Component) => (group && !name.startsWith('@') ? `${group}/${name}` : name)

/** npm's bill of materials of everything in the lock file. */
export async function billOfAll(): Promise<Bill> {
  // Without the last it refuses to list anything while one package's stated range leaves out what another needs.
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only', '--legacy-peer-deps']
  const { stdout } = await promisify(execFile)('npm', args, { cwd: REPOSITORY, maxBuffer: 100_000_000 })
  return JSON.parse(stdout)
}

/** What of it is in an image; the same packages give the same bytes. */
export function billOf(all: Bill, image: string, packages: readonly InstalledPackage[], builtAt: Date): Bill {
  const inside = new Set(packages.map(({ name, version }) => `${name}@${version}`))
  const components = all.components.filter((component) => inside.has(`${nameOf(component)}@${component.version}`))
  const refs = new Set(components.map((component) => component['bom-ref']))
  const dependencies = all.dependencies
    .filter(({ ref }) => refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((other) => refs.has(other)) }))
  const subject = { name: `storyright/${image}`, type: 'container', 'bom-ref': `storyright/${image}` }
  const node = { type: 'platform', name: 'node', version: process.versions.node, 'bom-ref': 'node' }
  const bill = { ...all, components: [node, ...components], dependencies }
  const metadata = { timestamp: builtAt.toISOString(), component: subject }
  return { ...bill, serialNumber: `urn:uuid:${uuidOf(JSON.stringify(bill.components))}`, metadata }
}

/** A UUID that follows from a text (RFC 9562, version 8). */
function uuidOf(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex')
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `a${hex.slice(17, 20)}`, hex.slice(20, 32)].join(
    '-',
  )
}
