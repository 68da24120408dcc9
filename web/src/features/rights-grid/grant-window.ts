import type { Exclusivity } from '@storyright/contracts/vocabulary'
import { type Day, dayOf, dayText, type Line } from '@storyright/rights'
import { string } from 'yup'

/** From when to when, and how exclusively, as the dialogs hold it. */
export interface GrantWindow {
  from: string
  to: string
  exclusivity: Exclusivity
}

export const blankWindow: GrantWindow = { from: '', to: '', exclusivity: 'exclusive' }

export const windowRules = (today: Day) => ({
  from: string(),
  to: string()
    .test('ahead', 'This day is over', (to) => !to || to >= dayText(today))
    .test('order', 'The last day is before the first', (to, { parent }) => !to || !parent.from || parent.from <= to),
  exclusivity: string().required(),
})

export const windowOf = ({ from, to, exclusivity }: GrantWindow): Pick<Line, 'from' | 'to' | 'exclusivity'> => ({
  from: dayOf(from) ?? -Infinity,
  to: dayOf(to) ?? Infinity,
  exclusivity,
})
