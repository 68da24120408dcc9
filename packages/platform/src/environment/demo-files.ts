import path from 'node:path'

/** Where pages learn what of the demo is still being loaded. */
export const demoFileOf = (home: string): string => path.join(home, 'run', 'demo-loading.json')

/** While it is there, a process neither consumes events nor works in the background. */
export const holdFileOf = (home: string, name: string): string => path.join(home, 'run', `hold-${name}`)
