import { type ComponentType, lazy, useState } from 'react'
import type { LoadedPage, LoadPage } from './page-components.ts'

/** A page's component, loaded when it is first shown, or before by `load`. One that could not be is asked for again the next time. */
export function lazyPage(loadPage: LoadPage) {
  let loaded: LoadedPage | null = null
  const asDefault = async () => ({ default: (await load()).Component })
  let waiting = lazy(asDefault)
  async function load() {
    try {
      loaded = await loadPage()
      return loaded
    } catch (error) {
      waiting = lazy(asDefault)
      throw error
    }
  }
  return { load, component: (): ComponentType => loaded?.Component ?? waiting }
}

export function LazyPage({ page }: { page: ReturnType<typeof lazyPage> }) {
  // The same as long as it is shown, also once it has loaded.
  const [Page] = useState(page.component)
  return <Page />
}
