import {
  type Location,
  type NavigateOptions,
  NavigationType,
  type Navigator,
  parsePath,
  type To,
  type UNSAFE_createBrowserHistory,
} from 'react-router-dom'

type History = ReturnType<typeof UNSAFE_createBrowserHistory>

/** Where the reader has been taken, and how. */
export interface Move {
  location: Location
  action: NavigationType
  keepsScroll: boolean
  /** Shown before anything else is drawn. */
  isSync: boolean
}

/** Answers whether it keeps the reader where they are; `proceed` takes them on after all. */
type Guard = (move: { from: string; to: string; proceed: () => void }) => boolean

export type Router = ReturnType<typeof createRouter>

/** Takes the reader from page to page over a history, tells one listener of each move, and asks one guard before. */
export function createRouter(history: History) {
  let guard: Guard | null = null
  let listener: ((move: Move) => void) | null = null
  const moved = (action: Move['action'], { preventScrollReset = false, flushSync = false }: NavigateOptions = {}) => ({
    location: history.location,
    action,
    keepsScroll: preventScrollReset,
    isSync: flushSync,
  })
  let last: Move = moved(NavigationType.Pop)
  const notify = (move: Move) => {
    last = move
    listener?.(move)
  }
  const isHeld = (to: string, proceed: () => void) => guard?.({ from: last.location.pathname, to, proceed }) ?? false

  const change = (kind: 'push' | 'replace') => (to: To, state?: unknown, options?: NavigateOptions) => {
    const proceed = () => {
      history[kind](to, state)
      notify(moved(kind === 'push' ? NavigationType.Push : NavigationType.Replace, options))
    }
    const { pathname = last.location.pathname } = typeof to === 'string' ? parsePath(to) : to
    if (!isHeld(pathname, proceed)) proceed()
  }

  // The browser has gone back before anybody could ask: it is taken forward again until there is an answer.
  let next: 'is asked about' | 'is let through' | 'undoes the last' = 'is asked about'
  history.listen(({ location, delta }) => {
    const now = next
    next = 'is asked about'
    if (now === 'undoes the last') return
    const go = (steps: number, how: typeof next) => {
      next = how
      history.go(steps)
    }
    if (now === 'is asked about' && delta && isHeld(location.pathname, () => go(delta, 'is let through')))
      return go(-delta, 'undoes the last')
    notify(moved(NavigationType.Pop))
  })

  const navigator: Navigator = {
    createHref: history.createHref,
    encodeLocation: history.encodeLocation,
    go: history.go,
    push: change('push'),
    replace: change('replace'),
  }
  return {
    navigator,
    get state() {
      return last
    },
    async navigate(to: To | number, { replace = false, state, ...options }: NavigateOptions = {}) {
      if (typeof to === 'number') navigator.go(to)
      else navigator[replace ? 'replace' : 'push'](to, state, options)
    },
    listen(hear: (move: Move) => void) {
      listener = hear
      return () => {
        listener = null
      }
    },
    guard(asks: Guard) {
      guard = asks
      return () => {
        guard = null
      }
    },
  }
}
