import { Component, type ReactNode } from 'react'
import { Button } from '../ui/button/button.tsx'
import { Wrap } from '../ui/page/wrap.ts'
import { EmptyState } from '../ui/state/empty-state.tsx'

/** A page that could not be loaded or drawn, for instance after a new release, leaves the masthead and foot standing. */
export class PageCrash extends Component<{ children: ReactNode }, { crashed: boolean }> {
  override state = { crashed: false }

  static getDerivedStateFromError() {
    return { crashed: true }
  }

  override render() {
    return this.state.crashed ? <Crashed /> : this.props.children
  }
}

function Crashed() {
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
