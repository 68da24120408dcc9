import { useState } from 'react'
import { ListFoot } from '../../ui/data/list-foot.tsx'
import { Table } from '../../ui/data/table.tsx'
import type { FiledDocument } from './chain.api.ts'
import { type Decide, filedColumns } from './filed-columns.tsx'

const step = 50

type FiledTableProps = { documents: readonly FiledDocument[]; onDecide: Decide }

/** Documents as a table, fifty at a time. */
export function FiledTable({ documents, onDecide }: FiledTableProps) {
  const [shown, setShown] = useState(step)
  const rows = documents.slice(0, shown)
  return (
    <>
      <Table
        caption="Documents of every chain, the longest waiting first"
        columns={filedColumns(onDecide)}
        rows={rows}
        rowKey={({ id }) => id}
      />
      <ListFoot
        shown={rows.length}
        total={documents.length}
        onMore={rows.length < documents.length && (() => setShown(shown + step))}
      />
    </>
  )
}
