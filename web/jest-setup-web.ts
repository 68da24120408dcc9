import '@testing-library/jest-dom'
import { configure } from '@testing-library/react'

// A chunk that is loaded when it is needed is compiled in front of the first test that needs it.
configure({ asyncUtilTimeout: 10_000 })

// Styles go in rule by rule; as text, every new one would have all of them parsed anew.
Object.assign(globalThis, { SC_DISABLE_SPEEDY: false })

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
