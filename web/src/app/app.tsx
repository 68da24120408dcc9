import { Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { UiRoot } from '../ui/root/ui-root.tsx'
import { AppMasthead } from './app-masthead.tsx'
import { Arrival } from './arrival.tsx'
import { Frame } from './frame.tsx'
import { PageCrash } from './page-crash.tsx'
import { AppRoutes } from './routes.tsx'
import { useScrollMemory } from './use-scroll-memory.ts'

/** The whole of it, within a store and a router. */
export function App() {
  const { pathname } = useLocation()
  useScrollMemory()
  return (
    <UiRoot>
      <Frame masthead={<AppMasthead />}>
        <Arrival />
        <PageCrash key={pathname}>
          <Suspense>
            <AppRoutes />
          </Suspense>
        </PageCrash>
      </Frame>
    </UiRoot>
  )
}
