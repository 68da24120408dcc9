import type { PlatformAnalytics } from '@storyright/contracts/http'
import { useState } from 'react'
import { ListFoot } from '../../ui/data/list-foot.tsx'
import { Sparkline } from '../../ui/data/sparkline.tsx'
import { type Column, Table } from '../../ui/data/table.tsx'
import { Part } from '../../ui/page/part.tsx'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { Words } from '../../ui/text/words.ts'
import { whole } from './figures.tsx'

type Row = PlatformAnalytics['searchesWithoutResult'][number]
const columns: Column<Row>[] = [
  { header: 'Searched for', full: true, cell: ({ term }) => <Words>{term}</Words> },
  { header: 'Times', end: true, cell: ({ count }) => whole(count) },
  { header: 'Over the range', cell: ({ series }) => <Sparkline values={series.map(({ count }) => count)} /> },
]
const step = 20

/** What people searched for and did not find: what the catalogue lacks. */
export function Searches({ searchesWithoutResult: terms }: Pick<PlatformAnalytics, 'searchesWithoutResult'>) {
  const [shown, setShown] = useState(step)
  return (
    <Part title="Searches without result" aside="The hundred most frequent at most">
      {terms.length === 0 ? (
        <EmptyState title="Every search found something">Or nobody searched in these days.</EmptyState>
      ) : (
        <>
          <Table
            caption="Searches without result, most frequent first"
            columns={columns}
            rows={terms.slice(0, shown)}
            rowKey={({ term }) => term}
          />
          <ListFoot
            shown={Math.min(shown, terms.length)}
            total={terms.length}
            onMore={shown < terms.length && (() => setShown(shown + step))}
          />
        </>
      )}
    </Part>
  )
}
