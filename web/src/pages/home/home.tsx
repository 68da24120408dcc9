import { lazy, Suspense } from 'react'
import { useCurrentUser } from '../../shared/current-user.ts'
import { Wrap } from '../../ui/page/wrap.ts'
import { Audiences } from './audiences.tsx'
import { Band } from './band.tsx'
import { CardHold } from './card-hold.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'

// Visitors have none.
const Personalised = lazy(() => import('./personalised.tsx').then((module) => ({ default: module.Personalised })))

export function HomePage() {
  const { user } = useCurrentUser()
  return (
    <>
      <Hero signedIn={user !== null} />
      <Band />
      <Wrap as="div">
        <Suspense>{user && <Personalised user={user} />}</Suspense>
        <Featured signedIn={user !== null} />
        <CardHold />
        {!user && <Audiences />}
      </Wrap>
    </>
  )
}
