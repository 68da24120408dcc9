import { TestEnvironment } from 'jest-environment-jsdom'

// jsdom hides the web APIs that Node already has.
const fromNode = [
  'TextEncoder',
  'TextDecoder',
  'fetch',
  'Response',
  'Headers',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'TextDecoderStream',
  'BroadcastChannel',
  'structuredClone',
  'AbortController',
  'AbortSignal',
]

export default class WebEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of fromNode) this.global[name] = globalThis[name]
    Object.defineProperty(this.global.navigator, 'locks', { value: navigator.locks, configurable: true })
    // Node's Request refuses relative addresses; a browser resolves them against the page.
    const base = this.global.location.href
    this.global.Request = class extends Request {
      constructor(input, options) {
        super(typeof input === 'string' ? new URL(input, base) : input, options)
      }
    }
  }
}
