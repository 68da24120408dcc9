import { backTest } from '@storyright/adaptations/backtest'

const { data } = backTest
const count = (value: number) => value.toLocaleString('en-GB')

export function Limits() {
  return (
    <ul>
      <li>{`Our data set holds ${count(data.films)} films, with figures of ${data.figuresOf}, in dollars of their time: nothing is adjusted for inflation.`}</li>
      <li>{`Of ${count(data.domesticOnly)} of them only the gross in the United States is known. Budgets and grosses are the trade’s estimates.`}</li>
      <li>
        It leans towards American films in wide release after 1990. Of older films mostly the successful ones are in it,
        and works that were never filmed are not there at all.
      </li>
      <li>Streaming releases, television and later years are not covered.</li>
      <li>
        Tables, points and borders that say “Chosen by us” are judgements of ours. They have been tried on nothing but
        the films above.
      </li>
      <li>
        Audience figures are mostly defaults, and are marked so. A model reads what the agent wrote, not the work
        itself.
      </li>
      <li>An analysis is no advice and no promise of any return.</li>
    </ul>
  )
}
