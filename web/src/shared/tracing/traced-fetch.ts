import { browserTraces } from '@storyright/contracts/vocabulary'
import type { Init } from './tracer.ts'

let asSpan: typeof import('./tracer.ts').fetchAsSpan | undefined
if (document.querySelector(`meta[name="${browserTraces.mark}"]`))
  void import('./tracer.ts').then(({ fetchAsSpan }) => {
    asSpan = fetchAsSpan
  })

/** Fetches, as the first span of a trace where the page's head says that somebody traces. */
export const tracedFetch = (name: string, path: string, init: Init): Promise<Response> =>
  asSpan ? asSpan(name, path, init) : fetch(path, init)
