import type { AdministeredMembership } from '@storyright/contracts/http'
import { day } from '@storyright/contracts/vocabulary'
import { Meta } from '../../../ui/text/text.ts'
import { monthsWords } from './months-words.ts'
import * as S from './past.styles.ts'

/** The complimentary months that somebody was given, and why. */
export function Grants({ grants }: Pick<AdministeredMembership, 'grants'>) {
  if (grants.length === 0) return null
  return (
    <S.List aria-label="Complimentary months">
      {grants.map(({ at, months, until, reason }) => (
        <li key={at}>
          {monthsWords(months)}, until {day(until)}: {reason}
          <Meta>{`Given ${day(at)}`}</Meta>
        </li>
      ))}
    </S.List>
  )
}
