import { useCurrentUser } from '../../shared/current-user.ts'
import { Wrap } from '../../ui/page/wrap.ts'
import { Audiences } from './audiences.tsx'
import { Band } from './band.tsx'
import { CardHold } from './card-hold.tsx'
import { Featured } from './featured.tsx'
import { Hero } from './hero.tsx'

export function HomePage() {
  const { user } = useCurrentUser()
  return (
    <>
      <Hero signedIn={user !== null} />
      <Band />
      <Wrap as="div">
        <Featured signedIn={user !== null} />
        <CardHold />
        {!user && <Audiences />}
      </Wrap>
    </>
  )
}
