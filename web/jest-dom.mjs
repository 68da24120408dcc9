import { readFileSync } from 'node:fs'
import { registerHooks } from 'node:module'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { transformSync } from '@swc/core'
import './skip-unfitting-rules.mjs' // before jsdom takes what it replaces
import { JSDOM } from 'jsdom'

// Node reads TypeScript, but neither JSX nor what vite makes of styles and fonts.
const swc = {
  jsc: {
    parser: { syntax: 'typescript', tsx: true },
    target: 'es2023',
    transform: { react: { runtime: 'automatic' } },
  },
  module: { type: 'es6' },
  sourceMaps: 'inline',
}
const packages = new URL('../node_modules/', import.meta.url).href
// Where bundlers find them by what only they read of a package, and Node does not.
const modules = {
  'styled-components': `${packages}styled-components/dist/styled-components.browser.esm.js`,
  '@stripe/stripe-js/pure': `${packages}@stripe/stripe-js/pure/index.mjs`,
}
process.setSourceMapsEnabled(true)
registerHooks({
  resolve: (specifier, context, nextResolve) =>
    modules[specifier]
      ? { url: modules[specifier], format: 'module', shortCircuit: true }
      : nextResolve(specifier, context),
  load(url, context, nextLoad) {
    const [address] = url.split('?')
    if (/\.(css|woff2)$/.test(address)) return { format: 'module', source: 'export default {}', shortCircuit: true }
    if (!address.endsWith('.tsx')) return nextLoad(url, context)
    const filename = fileURLToPath(address)
    const { code } = transformSync(readFileSync(filename, 'utf8'), { filename, ...swc })
    return { format: 'module', source: code, shortCircuit: true }
  },
})

// One page for all files that a worker runs; `jest-setup-web.ts` empties it behind each.
const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
  url: 'http://localhost',
  pretendToBeVisual: true,
  runScripts: 'outside-only',
})

// What Node has works with Node's own fetch; timers are the ones that jest may fake.
const fromNode = [
  ...['TextEncoder', 'TextDecoder', 'fetch', 'Response', 'Headers', 'Request', 'BroadcastChannel', 'structuredClone'],
  ...['ReadableStream', 'WritableStream', 'TransformStream', 'TextDecoderStream', 'AbortController', 'AbortSignal'],
  ...[
    'setTimeout',
    'clearTimeout',
    'setInterval',
    'clearInterval',
    'queueMicrotask',
    'performance',
    'crypto',
    'console',
  ],
  'IS_REACT_ACT_ENVIRONMENT', // Testing Library sets it on the window, and React reads it from the global object
]
const { locks } = navigator
new MessageEvent('message') // Node makes the class when it is first used, of whatever `Event` is then

// Both names stand for one value, whoever writes it: `window.matchMedia = …` is what `matchMedia` finds.
const share = (name, from, to) =>
  Object.defineProperty(to, name, {
    configurable: true,
    get: () => from[name],
    set: (value) => {
      from[name] = value
    },
  })
const language = new Set([...fromNode, ...runInNewContext('Object.getOwnPropertyNames(globalThis)')])
for (const name of fromNode) share(name, globalThis, window)
for (const name of Object.getOwnPropertyNames(window))
  if (!language.has(name) && !name.startsWith('_')) share(name, window, globalThis)
Object.defineProperty(window.navigator, 'locks', { value: locks, configurable: true })

// Node's Request refuses relative addresses; a browser resolves them against the page.
globalThis.Request = class extends Request {
  constructor(input, options) {
    super(typeof input === 'string' ? new URL(input, window.location.href) : input, options)
  }
}

// Styles go in rule by rule; as text, every new one would have all of them parsed anew.
globalThis.SC_DISABLE_SPEEDY = false

// React draws each render into the browser's profiler where there is one, and notes with every element where it was made, for its
// developer tools: a third of the time of these tests. It leaves off where it counts ten thousand at once; told so, it never begins.
console.timeStamp = undefined
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: inside } = await import('react')
Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} })
