import { type Benefit, benefits, page } from '@storyright/contracts/vocabulary'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { Link } from '../../../ui/link/link.tsx'

const columns: Column<Benefit>[] = [
  { header: 'What', cell: ({ name, page: used }) => <Link to={page(used).path}>{name}</Link>, full: true },
  { header: 'Free', cell: ({ free }) => free },
  { header: 'Premium', cell: ({ premium }) => premium },
]

/** What either plan brings today, each line leading to where it is used. */
export function BenefitsTable() {
  return (
    <Table
      caption="What the free plan and Premium bring"
      columns={columns}
      rows={benefits}
      rowKey={({ name }) => name}
    />
  )
}
