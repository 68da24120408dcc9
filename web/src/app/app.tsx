import { page, pageAt } from '@storyright/contracts/vocabulary'
import { Component, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { type Location, NavigationType, Outlet, useLocation } from 'react-router-dom'
import { SignedOut } from '../features/session/signed-out.tsx'
import { LeaveGuard } from '../shared/form/leave-guard.tsx'
import { arrived } from '../shared/leaving.ts'
import { writeHead } from '../shared/page-head.ts'
import { linkOf, useRouting } from '../shared/router/routing.tsx'
import { ScrollRestoration } from '../shared/router/scroll-restoration.ts'
import { useAppDispatch } from '../shared/store.ts'
import { Button } from '../ui/button/button.tsx'
import { focusContent } from '../ui/page/focus-content.ts'
import { Wrap } from '../ui/page/wrap.ts'
import { UiRoot } from '../ui/root/ui-root.tsx'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { AppMasthead } from './app-masthead.tsx'
import { DemoNote } from './demo-note.tsx'
import { Frame } from './frame.tsx'

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

/** On navigation: sets the page's title and description, and moves the focus to its start, or back to the link by which it was left. */
function Arrival() {
  const { pathname, key } = useLocation()
  const move = useRouting()?.move
  const dispatch = useAppDispatch()
  const last = useRef<string>(null)
  useEffect(() => {
    const isFirst = last.current === null
    if (last.current === pathname) return
    last.current = pathname
    if (isFirst && document.title) return // the server has written it
    void writeHead(pageAt(pathname)?.page ?? page('home'))
    if (isFirst) return
    const left = move?.action === NavigationType.Pop && linkOf(move)
    const link = left && document.querySelector<HTMLElement>(`main a[href="${CSS.escape(left)}"]`)
    if (link) link.focus({ preventScroll: true })
    else focusContent()
  }, [pathname, move])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for every arrival, also at the page one was on.
  useEffect(() => {
    dispatch(arrived())
  }, [key, dispatch])
  return null
}

/** Leaves the frame standing where a page fails, until the reader goes on to another. */
function PageBoundary({ children }: { children: ReactNode }) {
  return <Boundary at={useLocation()}>{children}</Boundary>
}

interface State {
  at: Location
  hasFailed: boolean
}
class Boundary extends Component<{ at: Location; children: ReactNode }, State> {
  override state = { at: this.props.at, hasFailed: false }
  static getDerivedStateFromError = () => ({ hasFailed: true })
  static getDerivedStateFromProps = ({ at }: { at: Location }, state: State) =>
    at === state.at ? null : { at, hasFailed: false }
  override render() {
    return this.state.hasFailed ? <PageCrash /> : this.props.children
  }
}

/** Shown instead of a page that failed to load, for instance after a new release, or to render. */
function PageCrash() {
  const reload = (
    <Button variant="primary" onClick={() => window.location.reload()}>
      Try again
    </Button>
  )
  return (
    <Wrap role="alert">
      <EmptyState heading="h1" title="This page could not be shown" action={reload}>
        Something went wrong on our side, or the connection was lost.
      </EmptyState>
    </Wrap>
  )
}
