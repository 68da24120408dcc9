import type { ScoreTable } from '@storyright/scoring'
import { Table } from '../../ui/data/table.tsx'
import * as S from './how-we-score.styles.ts'

type Row = ScoreTable['rows'][number]

const chosen = {
  product: 'Given with the product.',
  us: 'Chosen by us: a judgement, not a measurement.',
}

/** One table, with what it is for and who chose its values; there are many, so that each opens when it is wanted. */
export function ScoreTableView({ table: { id, title, says, chosenBy, columns, rows } }: { table: ScoreTable }) {
  const keyed = rows.map((row, place) => ({ row, key: `${id}-${place}` }))
  return (
    <S.Fold id={id}>
      <summary>
        <h3>{title}</h3>
        <p>{`${says} ${chosen[chosenBy]}`}</p>
      </summary>
      <S.Rows tabIndex={0} role="region" aria-label={title}>
        <Table
          keep={columns.length < 4}
          caption={title}
          rows={keyed}
          rowKey={({ key }) => key}
          columns={columns.map((header, place) => ({
            header,
            end: place > 0 && rows.every((row) => isFigure(row[place])),
            cell: ({ row }: { row: Row }) => row[place],
          }))}
        />
      </S.Rows>
    </S.Fold>
  )
}

const isFigure = (value: Row[number] | undefined) =>
  typeof value === 'number' || /^[+−]?[\d.,]+( million|%)?$/.test(value ?? '')
