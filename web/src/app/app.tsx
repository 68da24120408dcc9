import { Outlet, ScrollRestoration } from 'react-router-dom'
import { UiRoot } from '../ui/root/ui-root.tsx'
import { AppMasthead } from './app-masthead.tsx'
import { Arrival } from './arrival.tsx'
import { Frame } from './frame.tsx'

/** The providers around every page. */
export function App() {
  return (
    <UiRoot>
      <Frame masthead={<AppMasthead />}>
        <Arrival />
        <Outlet />
        <ScrollRestoration />
      </Frame>
    </UiRoot>
  )
}
