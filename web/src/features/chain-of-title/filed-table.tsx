import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Table } from '../../ui/data/table.tsx'
import { Meta } from '../../ui/text/text.ts'
import type { FiledDocument } from './chain.api.ts'
import * as S from './chain.styles.ts'
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
      <S.Under>
        <Meta role="status">
          Showing {rows.length} of {documents.length.toLocaleString('en-GB')}
        </Meta>
        {rows.length < documents.length && (
          <Button small onClick={() => setShown(shown + step)}>
            Load More
          </Button>
        )}
      </S.Under>
    </>
  )
}
