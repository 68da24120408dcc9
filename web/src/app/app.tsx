import { Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { SignedOut } from '../features/session/signed-out.tsx'
import { LeaveGuard } from '../shared/form/leave-guard.tsx'
import { ScrollRestoration } from '../shared/router/scroll-restoration.ts'
import { UiRoot } from '../ui/root/ui-root.tsx'
import { AppMasthead } from './app-masthead.tsx'
import { Arrival } from './arrival.tsx'
import { DemoNote } from './demo-note.tsx'
import { Frame } from './frame.tsx'
import { PageBoundary } from './page-boundary.tsx'

/** The providers around every page. */
export function App() {
  return (
    <UiRoot>
      <Frame masthead={<AppMasthead />}>
        <Arrival />
        <LeaveGuard />
        <SignedOut />
        <DemoNote />
        <Suspense>
          <PageBoundary>
            <Outlet />
          </PageBoundary>
        </Suspense>
        <ScrollRestoration />
      </Frame>
    </UiRoot>
  )
}
