import { type Benefit, benefits, page } from '@storyright/contracts/vocabulary'
import styled from 'styled-components'
import { type Column, Table } from '../../../ui/data/table.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { below } from '../../../ui/theme/theme.ts'

const columns: Column<Benefit>[] = [
  { header: 'What', cell: ({ name, page: used }) => <Link to={page(used).path}>{name}</Link>, full: true },
  { header: 'Free', cell: ({ free }) => free },
  { header: 'Premium', cell: ({ premium }) => premium },
]

/** On a phone the plans stand side by side, each name above what it brings. */
const Plans = styled.div`
  ${below.phone} {
    td {
      align-content: start;
    }
    td[data-label]::before {
      flex-basis: 100%;
    }
  }
`

/** What either plan brings today, each line leading to where it is used. */
export function BenefitsTable() {
  return (
    <Plans>
      <Table
        caption="What the free plan and Premium include"
        columns={columns}
        rows={benefits}
        rowKey={({ name }) => name}
      />
    </Plans>
  )
}
