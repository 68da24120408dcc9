import type { Market } from '@storyright/contracts/http'
import { money } from '../../entities/money/money.ts'
import { paths } from '../../shared/paths.ts'
import { Figures } from '../../ui/data/figures.tsx'
import { nothing, waited } from './market-words.ts'

const whole = (count: number) => count.toLocaleString('en-GB')

/** The reader's own offers of the same days. */
export function OwnOffers({ mine: { offers, accepted, offerMedian, hoursToAnswer } }: Pick<Market, 'mine'>) {
  return (
    <Figures
      figures={[
        { label: 'Your offers', value: whole(offers), to: paths.mySubmissions },
        { label: 'Accepted', value: whole(accepted), to: paths.mySubmissions },
        {
          label: 'Your option fee',
          value: offerMedian === null ? nothing : money(offerMedian),
          note: 'The middle one of your offers',
        },
        {
          label: 'Answered within',
          value: hoursToAnswer === null ? nothing : waited(hoursToAnswer),
          note: 'From the hold to the answer, the middle one',
        },
      ]}
    />
  )
}
