import { day } from '@storyright/contracts/vocabulary'
import { money, shortMoney } from '../entities/money/money.ts'
import { paths } from '../shared/paths.ts'
import { Badge } from '../ui/badge/badge.tsx'
import { Button } from '../ui/button/button.tsx'
import { Amounts } from '../ui/data/amounts.tsx'
import { Bars } from '../ui/data/bars.tsx'
import { Facts } from '../ui/data/facts.tsx'
import { Figures } from '../ui/data/figures.tsx'
import { Ledger } from '../ui/data/ledger.tsx'
import { ListFoot } from '../ui/data/list-foot.tsx'
import { RowAnswers } from '../ui/data/row-answers.tsx'
import { RowName } from '../ui/data/row-name.ts'
import { Sparkline } from '../ui/data/sparkline.tsx'
import { Table } from '../ui/data/table.tsx'
import { Timeline } from '../ui/data/timeline.tsx'
import { RowActions } from '../ui/page/actions.ts'
import { BackLink } from '../ui/page/back-link.tsx'
import { Pair } from './line.ts'

const offers = [
  { id: '1', title: 'The Woman in White', fee: 18_000, made: '2026-11-14', state: 'Pending' },
  { id: '2', title: 'Goblin Market', fee: 6_500, made: '2026-09-03', state: 'Accepted' },
]

const view = (
  <RowActions>
    <Button small>View Details</Button>
  </RowActions>
)
const answersTo = (title: string) => (
  <RowAnswers of={title} no={{ label: 'Reject', onPress: () => {} }} yes={{ label: 'Accept', onPress: () => {} }} />
)

export function Data() {
  return (
    <>
      <BackLink to={paths.listings}>Browse IP Catalogue</BackLink>
      <Figures
        figures={[
          { label: 'Live offers', value: 3, note: 'two answered this week', to: paths.mySubmissions },
          { label: 'Held on your card', value: '£32,500', to: paths.mySubmissions },
          { label: 'Favourites', value: 14, to: paths.listings },
          { label: 'Success Rate', value: '33.3%', note: 'accepted of all' },
        ]}
      />
      <br />
      <Table
        caption="Offers"
        rows={offers}
        rowKey={({ id }) => id}
        columns={[
          { header: 'Title', full: true, cell: ({ title }) => <RowName>{title}</RowName> },
          { header: 'Option fee', end: true, cell: ({ fee }) => money(fee) },
          { header: 'Made', cell: ({ made }) => day(made) },
          { header: 'State', cell: ({ state }) => <Badge tone={state === 'Pending' ? 'wait' : 'ok'}>{state}</Badge> },
          {
            header: 'Actions',
            full: true,
            end: true,
            cell: ({ title, state }) => (state === 'Pending' ? answersTo(title) : view),
          },
        ]}
      />
      <ListFoot shown={2} total={1248} onMore={() => {}} />
      <br />
      <Pair>
        <Ledger
          large
          rows={[
            { term: 'Total acquisition value', value: shortMoney(64_210_000) },
            { term: 'IP assets listed', value: '1,248' },
          ]}
        />
        <Ledger
          rows={[
            { term: 'Option fee', value: money(18_000) },
            { term: 'Held on your card', value: money(18_000) },
            { term: 'Charged', value: money(0), sum: true },
          ]}
        />
        <Amounts amounts={offers.map(({ id, title, fee }) => ({ key: id, label: title, value: fee }))} format={money} />
        <Bars
          bars={[
            { label: 'Market Appeal', value: 88, tone: 'ok' },
            { label: 'Adaptation Fit', value: 71, tone: 'wait' },
            { label: 'Lower Risk', value: 44, tone: 'bad' },
            { label: 'Length Bonus', value: 60 },
          ]}
        />
        <Facts
          facts={[
            { term: 'Medium', value: 'Book' },
            { term: 'Pages', value: '416' },
            { term: 'Rights status', value: 'Exclusive, worldwide' },
            { term: 'Views', value: <Sparkline values={[4, 9, 3, 12, 7, 15, 11]} /> },
          ]}
        />
      </Pair>
      <br />
      <Timeline
        steps={[
          { title: 'Submitted', detail: '14 Nov 2026', state: 'done' },
          { title: 'Held until 21 Nov 2026', detail: '£18,000 on the card', state: 'now' },
          { title: 'Answered', state: 'next' },
          { title: 'Signed', state: 'next' },
        ]}
      />
    </>
  )
}
