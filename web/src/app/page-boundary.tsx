import { Component, type ReactNode } from 'react'
import { type Location, useLocation } from 'react-router-dom'
import { PageCrash } from './page-crash.tsx'

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
