/** The services that load their part of the demo once its address is there, in this order, and what a page calls it until it is counted. */
export const demoParts = {
  community: 'discussions',
  ai: 'visits and searches',
  enrichment: 'look-ups',
} as const

export type DemoPart = keyof typeof demoParts
export const demoPartNames = Object.keys(demoParts) as DemoPart[]

/** How far a part of the demo is loaded; nothing is counted yet while the total is 0. */
export interface DemoPartProgress {
  part: DemoPart
  what: string
  loaded: number
  total: number
}

const count = new Intl.NumberFormat('en-GB')

/** The text on pages for a part whose data is still to come. */
export const demoLoadingMessage = ({ what }: Pick<DemoPartProgress, 'what'>): string =>
  `The demo’s ${what} are being loaded`
export const demoProgressMessage = ({ loaded, total }: Pick<DemoPartProgress, 'loaded' | 'total'>): string =>
  total > 0 ? ` (${count.format(loaded)} of ${count.format(total)})` : ''

/** In the head of a page while a demo is loaded: other pages never ask about it. */
export const demoMark = 'storyright-demo-loading'

/** How far a program that loads demo data is, as a line that it prints for whoever runs it. */
export const demoProgressLine = (what: string, loaded: number, total: number): string =>
  JSON.stringify({ demo: { what, loaded, total } })

/** Reads such a line; any other line is none. */
export function demoProgressIn(line: string): Pick<DemoPartProgress, 'what' | 'loaded' | 'total'> | null {
  if (!line.startsWith('{"demo":')) return null
  try {
    return (JSON.parse(line) as { demo: Pick<DemoPartProgress, 'what' | 'loaded' | 'total'> }).demo
  } catch {
    return null
  }
}
