import type { AdministeredMembership } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { Meta } from '../../../ui/text/text.ts'
import * as S from './past.styles.ts'

type Ending = AdministeredMembership['endings'][number]

const whatEnded = ({ what, refunded }: Ending) => {
  if (what === 'grant') return 'Complimentary months taken back'
  return refunded ? 'Subscription ended with a refund' : 'Subscription ended without a refund'
}

/** What administrators ended of somebody's membership, and why. */
export function Endings({ endings }: Pick<AdministeredMembership, 'endings'>) {
  if (endings.length === 0) return null
  return (
    <S.List aria-label="Ended by administrators">
      {endings.map((ending) => (
        <li key={ending.at}>
          {whatEnded(ending)}: {ending.reason}
          <Meta>{day(ending.at)}</Meta>
        </li>
      ))}
    </S.List>
  )
}
