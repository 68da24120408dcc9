import type { BasisKind } from '@storyright/contracts/vocabulary'
import { type FC, useId } from 'react'
import { shortMoney } from '../../../entities/money/money.ts'
import { scoreTone } from '../../../entities/score/score.ts'
import { SortedTable } from '../../../shared/rows/sorted-table.tsx'
import { Badge } from '../../../ui/badge/badge.tsx'
import { Bars } from '../../../ui/data/bars.tsx'
import { RowName } from '../../../ui/data/row-name.ts'
import type { Column } from '../../../ui/data/table.tsx'
import { basisLabels } from '../provenance/basis-words.ts'
import { Mark } from '../provenance/mark.tsx'
import { RestsOn, restsOf, usualBasis } from '../provenance/rests-on.tsx'
import { useMark, useStated } from '../provenance/stated.ts'
import type { Block, Film } from './block.ts'
import * as S from './blocks.styles.ts'
import { RisksView, ScenariosView, ShapeView, type ViewProps } from './charted-views.tsx'
import { multiple } from './in-words.ts'

/** Beside a figure that rests on something else than its neighbours; nothing where it does not. */
const FigureMark = ({ from }: { from: BasisKind | undefined }) =>
  from ? <Mark $from={from}>{basisLabels[from]}</Mark> : null

const columns: Column<Film>[] = [
  {
    header: 'Title',
    value: ({ title }) => title,
    full: true,
    cell: ({ title, year }) => <RowName>{`${title} (${year})`}</RowName>,
  },
  { header: 'Actual Gross', value: ({ gross }) => gross, end: true, cell: ({ gross }) => shortMoney(gross, 'USD') },
  {
    header: 'Similarity',
    value: ({ similarity }) => similarity,
    end: true,
    cell: ({ similarity }) => `${Math.round(similarity)}%`,
  },
]
const why: Column<Film> = { header: 'Relevance', full: true, cell: (film) => film.why }
const times: Column<Film> = {
  header: 'Multiple',
  value: (film) => film.multiple ?? null,
  end: true,
  cell: (film) => (typeof film.multiple === 'number' ? multiple(film.multiple) : '–'),
}

/** Films that were made, and why they are comparable or what they earned of what they cost, as far as the analysis says. */
function FilmsView({ block: { title, films } }: ViewProps<'films'>) {
  const [name, gross, similarity] = columns as [Column<Film>, Column<Film>, Column<Film>]
  const shown = films.some((film) => film.why !== undefined)
    ? [name, why, gross, similarity]
    : [name, gross, times, similarity]
  if (films.length === 0) return <p>No film in our data set is near enough to be compared.</p>
  return (
    <SortedTable
      parameter="sort-films"
      caption={title}
      columns={shown}
      rows={films}
      rowKey={(film) => `${film.title} ${film.year}`}
    />
  )
}

/** Each gate by name, passed or failed, and above them how many are passed. */
function GatesView({ block, markOf }: ViewProps<'gates'>) {
  return (
    <>
      <S.Passed aria-hidden="true">
        {block.figures
          .toSorted((one, other) => Number(other.passed) - Number(one.passed))
          .map(({ path, passed }) => (
            <i key={path} data-passed={passed || undefined} />
          ))}
      </S.Passed>
      <S.Gates>
        {block.figures.map(({ label, path, passed }) => (
          <li key={path}>
            <span>{label}</span>
            <Badge tone={passed ? 'ok' : 'bad'}>{passed ? 'Pass' : 'Fail'}</Badge>
            <FigureMark from={markOf(path)} />
          </li>
        ))}
      </S.Gates>
    </>
  )
}

/** Scores of 100, coloured at 80 and 60; a default has no colour, since it says nothing. */
function ScoresView({ block, markOf }: ViewProps<'scores'>) {
  const bars = block.figures.map(({ label, path, value, note }) => {
    const from = markOf(path)
    const beneath = (note || from) && (
      <>
        {note && <span>{`${note} `}</span>}
        <FigureMark from={from} />
      </>
    )
    return {
      label,
      value,
      tone: from === 'default' ? ('off' as const) : scoreTone(value),
      ...(beneath && { note: beneath }),
    }
  })
  return <Bars bars={bars} label={200} />
}

function FactsView({ block, markOf }: ViewProps<'facts'>) {
  return (
    <S.Facts>
      {block.figures.map(({ label, path, value, isLoss }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <S.Figure $loss={isLoss}>{value}</S.Figure>
            <FigureMark from={markOf(path)} />
          </dd>
        </div>
      ))}
    </S.Facts>
  )
}

function AdviceView({ block: { items } }: ViewProps<'advice'>) {
  return (
    <S.Advice>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </S.Advice>
  )
}

const views: { [Kind in Block['kind']]: FC<ViewProps<Kind>> } = {
  scores: ScoresView,
  shape: ShapeView,
  risks: RisksView,
  facts: FactsView,
  scenarios: ScenariosView,
  gates: GatesView,
  films: FilmsView,
  advice: AdviceView,
}

/** A block with its title, and under it what its figures rest on. */
export function BlockView({ block }: { block: Block }) {
  const id = useId()
  const rests = restsOf(block.figures, useStated())
  const markOf = useMark(usualBasis(rests))
  const View = views[block.kind] as FC<{ block: Block; markOf: typeof markOf }>
  return (
    <S.Block aria-labelledby={id}>
      <h3 id={id}>{block.title}</h3>
      {block.lead && <p>{block.lead}</p>}
      <View block={block} markOf={markOf} />
      <RestsOn rests={rests} />
    </S.Block>
  )
}
