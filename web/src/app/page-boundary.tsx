import { Component, type ReactNode } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { Button } from '../ui/button/button.tsx'
import { Wrap } from '../ui/page/wrap.ts'
import { EmptyState } from '../ui/state/empty-state.tsx'

/** Leaves the frame standing where a page fails, until the reader goes on to another. */
export function PageBoundary({ children }: { children: ReactNode }) {
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
