import { useLocation } from 'react-router-dom'
import { wayTo } from './destination.ts'
import { Headings } from './headings.tsx'
import { Narrow } from './narrow.ts'

/** What a visitor reads for the moment before signing in is shown: its heading already, so that nothing jumps. */
export function SignInFirst() {
  const { pathname } = useLocation()
  return (
    <Narrow as="div">
      <Headings destination={wayTo(pathname)} isJoining={false} />
    </Narrow>
  )
}
