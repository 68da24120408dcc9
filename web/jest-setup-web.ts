import '@testing-library/jest-dom'

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
