import type { PageName } from '@storyright/contracts/vocabulary'
import { type ComponentType, lazy, Suspense } from 'react'
import { cameAsVisitor } from '../shared/came-as-visitor.ts'
import { useMembersOnly } from '../shared/use-members-only.ts'
import type { LoadPage } from './page-components.ts'

/**
 * For a page that visitors are led away from: whoever opens the app there without a session loads what signing in needs,
 * and the page itself only once they are known.
 */
export function visitorsFirst(name: PageName, load: LoadPage): LoadPage {
  return async () => {
    if (!isOpening() || !cameAsVisitor()) return load()
    const { SignInFirst } = await import('../pages/auth/auth.tsx')
    const Member = lazy(async () => ({ default: (await load()).Component }))
    const byReader = () => <ByReader {...{ name, Member }} Visitor={SignInFirst} />
    return { Component: byReader }
  }
}

/** Later on the page that one is on stays until the next is there; at first there is only what the server wrote. */
const isOpening = () => document.querySelector('.first-screen') !== null

interface Readers {
  name: PageName
  Member: ComponentType
  Visitor: ComponentType
}

function ByReader({ name, Member, Visitor }: Readers) {
  const { user, state } = useMembersOnly(name)
  if (state === 'known' && !user) return <Visitor />
  return (
    <Suspense>
      <Member />
    </Suspense>
  )
}
