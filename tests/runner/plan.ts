const JEST_LAYERS = ['rules', 'service', 'web']
const JOURNEYS = 'journeys'

/** Which tests a run consists of. */
export interface Plan {
  /** Jest projects. */
  projects: string[]
  journeys: boolean
  /** Parts of file paths; every file of the layers when there are none. */
  patterns: string[]
}

/** Reads what follows `npm test --`: names of layers, and parts of the paths of test files. */
export function planFrom(words: string[]): Plan {
  const isLayer = (word: string) => word === JOURNEYS || JEST_LAYERS.includes(word)
  const patterns = words.filter((word) => !isLayer(word))
  const layers = words.filter(isLayer)
  if (layers.length === 0) layers.push(...layersOf(patterns))
  return {
    projects: JEST_LAYERS.filter((layer) => layers.includes(layer)),
    journeys: layers.includes(JOURNEYS),
    patterns,
  }
}

function layersOf(patterns: string[]): string[] {
  if (patterns.length === 0) return [...JEST_LAYERS, JOURNEYS]
  return patterns.every((pattern) => pattern.includes('journeys') || pattern.endsWith('.spec.ts'))
    ? [JOURNEYS]
    : JEST_LAYERS
}
