import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'
import * as React from 'react'

// A chunk that is loaded when it is needed is compiled in front of the first test that needs it.
configure({ asyncUtilTimeout: 10_000 })

// Styles go in rule by rule; as text, every new one would have all of them parsed anew.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })

// React notes with every element where it was made, for its developer tools: a fifth of the time of these tests. It leaves off
// where it counts ten thousand at once; told so, it never begins.
const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: inside } = React as never as Record<
  string,
  object
>
if (inside)
  Object.defineProperty(inside, 'recentlyCreatedOwnerStacks', { get: () => Number.POSITIVE_INFINITY, set() {} })

globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
} as never
Object.assign(Element.prototype, {
  hasPointerCapture: () => false,
  setPointerCapture() {},
  releasePointerCapture() {},
  scrollIntoView() {},
})
