import '@testing-library/jest-dom'
import { cleanup, configure, getConfig, prettyDOM } from '@testing-library/react'
import { __PRIVATE__ } from 'styled-components'

// Many files share one page and one Testing Library, which would tidy up behind the first of them alone.
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
afterEach(() => cleanup())
afterAll(() => {
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name)
  document.body.replaceChildren()
  // Every style of every file would be looked through whenever a test asks for a role.
  __PRIVATE__.mainSheet.names.clear()
  __PRIVATE__.mainSheet.clearTag()
  document.head.replaceChildren()
  document.title = ''
  history.replaceState(null, '', 'http://localhost/')
  Reflect.deleteProperty(globalThis, 'IntersectionObserver')
  localStorage.clear()
  sessionStorage.clear()
})

// A chunk that is loaded when it is needed is compiled in front of the first test that needs it; a busy machine takes longer.
configure({
  asyncUtilTimeout: 10_000 * Number(process.env.TIME_FACTOR ?? 1),
  defaultHidden: false,
  // While a test waits, each look that finds nothing would write down the whole page for nobody; who has waited in vain does so once.
  getElementError(message, container) {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig() as {
      _disableExpensiveErrorDiagnostics?: boolean
    }
    const page = isWaiting ? '' : prettyDOM(container)
    return Object.assign(new Error([message, page].filter(Boolean).join('\n\n')), {
      name: 'TestingLibraryElementError',
    })
  },
})

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
