const JEST_LAYERS = ['rules', 'service', 'web']
const JOURNEYS = 'journeys'
const CHANGED = 'changed'

/** `usual` is all that guards the product; `quick` a look at each part of it; `all` also what guards the tests' own stand-ins. */
export type Size = 'quick' | 'usual' | 'all'
const SIZES = ['quick', 'all']

/** Which tests a run consists of. */
export interface Plan {
  /** Jest projects. */
  projects: string[]
  journeys: boolean
  /** Parts of file paths; every file of the layers when there are none. */
  patterns: string[]
  size: Size
  /** Only what imports a file that is not committed, or not merged. */
  changed: boolean
}

/** What `quick` runs of the tests without servers: all but the web's pages, which are most of the web's time. */
export const QUICK_SOURCES = '(packages|services|sandbox|web)/(.*/)?src/(?!pages/)'

/** What `quick` runs of the tests with servers: a file of each service, and who may do what. */
export const QUICK = [
  'services/ai/test/tracking',
  'services/catalogue/test/browsing',
  'services/community/test/comments',
  'services/enrichment/test/queue',
  'services/gateway/test/proxy',
  'services/identity/test/signing-in',
  'services/membership/test/upgrading',
  'services/offers/test/making',
  'tests/platform/through-the-gateway',
]

/** What only `all` runs: the tests of what stands in for the outside world. */
export const STAND_INS = ['/sandbox/']

/** Reads what follows `npm test --`: a size, names of layers, and parts of the paths of test files. */
export function planFrom(words: string[]): Plan {
  const isLayer = (word: string) => word === JOURNEYS || JEST_LAYERS.includes(word)
  const changed = words.includes(CHANGED)
  const size = (SIZES.find((size) => words.includes(size)) ?? 'usual') as Size
  const patterns = words.filter((word) => !isLayer(word) && !SIZES.includes(word) && word !== CHANGED)
  const layers = words.filter(isLayer)
  if (layers.length === 0) layers.push(...(changed || size === 'quick' ? JEST_LAYERS : layersOf(patterns)))
  return {
    projects: JEST_LAYERS.filter((layer) => layers.includes(layer)),
    journeys: layers.includes(JOURNEYS),
    patterns,
    size,
    changed,
  }
}

function layersOf(patterns: string[]): string[] {
  if (patterns.length === 0) return [...JEST_LAYERS, JOURNEYS]
  if (patterns.every((pattern) => pattern.startsWith('web/'))) return ['web'] // without servers
  return patterns.every((pattern) => pattern.includes('journeys') || pattern.endsWith('.spec.ts'))
    ? [JOURNEYS]
    : JEST_LAYERS
}
