import { createContext, type ReactNode, startTransition, useContext, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Router as Context, NavigationType } from 'react-router-dom'
import type { Move, Router } from './create-router.ts'
import { keepOrigin, keepPlace } from './scroll-places.ts'

const RoutingContext = createContext<{ router: Router; move: Move } | null>(null)

/** Shows what is at the address. The page that one is on stays until the next is there. */
export function Routing({ router, children }: { router: Router; children: ReactNode }) {
  const [move, setMove] = useState(router.state)
  const shown = useRef(move)
  useLayoutEffect(() => {
    shown.current = move
  }, [move])
  useLayoutEffect(
    () =>
      router.listen((next) => {
        keepPlace(shown.current)
        if (next.action === NavigationType.Push) keepOrigin(next, shown.current)
        if (next.isSync) flushSync(() => setMove(next))
        else startTransition(() => setMove(next))
      }),
    [router],
  )
  return (
    <RoutingContext value={{ router, move }}>
      <Context navigator={router.navigator} location={move.location} navigationType={move.action}>
        {children}
      </Context>
    </RoutingContext>
  )
}

/** The router and the move that led here; nothing in a test of a part of a page. */
export const useRouting = () => useContext(RoutingContext)
