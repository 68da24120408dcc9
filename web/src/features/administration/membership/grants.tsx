import type { AdministeredMembership } from '@storyright/contracts/http'
import styled from 'styled-components'
import { day } from '../../../ui/format/date.ts'
import { Meta } from '../../../ui/text/text.ts'
import { theme } from '../../../ui/theme/theme.ts'
import { monthsWords } from './months-words.ts'

const List = styled.ul`
  display: grid;
  > li {
    padding-block: ${theme.s2};
    border-top: ${theme.hair} solid ${theme.line};
    overflow-wrap: anywhere;
  }
`

/** The complimentary months that somebody was given, and why. */
export function Grants({ grants }: Pick<AdministeredMembership, 'grants'>) {
  if (grants.length === 0) return null
  return (
    <List aria-label="Complimentary months">
      {grants.map(({ at, months, until, reason }) => (
        <li key={at}>
          {monthsWords(months)}, until {day(until)}: {reason}
          <Meta>Given {day(at)}</Meta>
        </li>
      ))}
    </List>
  )
}
