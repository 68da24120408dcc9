import { backTest } from '@storyright/adaptations/backtest'
import { type BasisKind, bases, enrichmentTimes } from '@storyright/contracts/vocabulary'
import { aiScore, howWeScore, type ScoreTable } from '@storyright/scoring'
import { basisLabels } from '../../features/analysis/provenance/basis-words.ts'
import { Mark } from '../../features/analysis/provenance/mark.tsx'
import { SortedTable } from '../../shared/rows/sorted-table.tsx'
import { Link } from '../../ui/link/link.tsx'
import { PageHead } from '../../ui/page/page-head.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Read } from '../../ui/text/text.ts'
import { BackTested } from './back-tested.tsx'
import * as S from './how-we-score.styles.ts'

const meanings: Record<BasisKind, string> = {
  listing: `What the agent entered about this title, or what was found about it at Google Books, YouTube or X: named with the day it was fetched, and used for ${enrichmentTimes.keptDays} days.`,
  market: 'A table by genre, medium or length, the same for all titles of that kind. The tables are below.',
  model: 'What a language model saw in the listing, named with the day of its answer. Our table turned it into points.',
  films: 'Films that were made, from our data set.',
  derived: 'Calculated from other figures of the same analysis.',
  default: 'A fixed value for every title where nothing is known. It says nothing about this one.',
}

function InShort() {
  return (
    <>
      <Read>{`The Commercial Viability Score is the mean of three numbers: the genre score, the medium score with what the length of a book adds or takes, and the AI score, which is the mean of five dimensions. Where no model has answered, the AI score counts ${aiScore(null)} for every title, and the analysis says so.`}</Read>
      <Read>
        A model never gives a number. It picks observations from a fixed list and quotes the listing for each. We
        discard quotes that are not in the listing, and answers far outside our own rules. The same listing has the same
        analysis until its data or the model’s answer changes. Nothing is random.
      </Read>
      <Read>Every figure is marked with its source:</Read>
      <S.Marks>
        {bases.map((from) => (
          <div key={from}>
            <dt>
              <Mark $from={from}>{basisLabels[from]}</Mark>
            </dt>
            <dd>{meanings[from]}</dd>
          </div>
        ))}
      </S.Marks>
    </>
  )
}

const { data } = backTest
const count = (value: number) => value.toLocaleString('en-GB')

function Limits() {
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

const anchor = (title: string) => title.toLowerCase().replace(/[^a-z]+/g, '-')

const sections = [
  { title: 'In short', content: <InShort /> },
  { title: 'Does it predict returns?', content: <BackTested /> },
  { title: 'Limits', content: <Limits /> },
  ...howWeScore.map(({ title, tables }) => ({
    title,
    content: tables.map((table) => <ScoreTableView key={table.id} table={table} />),
  })),
]

/** Every figure of an analysis in plain words, the tables that the code itself uses, and what came of them. */
export function HowWeScorePage() {
  return (
    <S.Page>
      <PageHead
        title="How we score"
        lead="Every figure of an analysis, the tables behind it, and what the scores were worth on films that were made."
      />
      <S.Columns>
        <S.Contents aria-label="On this page">
          <ol>
            {sections.map(({ title }) => (
              <li key={title}>
                <Link to={`#${anchor(title)}`}>{title}</Link>
              </li>
            ))}
          </ol>
        </S.Contents>
        <div>
          {sections.map(({ title, content }) => (
            <S.Section key={title} id={anchor(title)} aria-labelledby={`${anchor(title)}-title`}>
              <SectionHead title={title} id={`${anchor(title)}-title`} />
              {content}
            </S.Section>
          ))}
        </div>
      </S.Columns>
    </S.Page>
  )
}

type Row = ScoreTable['rows'][number]

const chosen = {
  product: 'Given with the product.',
  us: 'Chosen by us: a judgement, not a measurement.',
}

/** One table, with what it is for and who chose its values; there are many, so that each opens when it is wanted. */
function ScoreTableView({ table: { id, title, description, chosenBy, columns, rows } }: { table: ScoreTable }) {
  const keyed = rows.map((row, place) => ({ row, key: `${id}-${place}` }))
  return (
    <S.Fold id={id}>
      <summary>
        <h3>{title}</h3>
        <p>{`${description} ${chosen[chosenBy]}`}</p>
      </summary>
      <S.Rows tabIndex={0} role="region" aria-label={title}>
        <SortedTable
          parameter={`sort-${id}`}
          keep={columns.length < 4}
          caption={title}
          rows={keyed}
          rowKey={({ key }) => key}
          columns={columns.map((header, place) => ({
            header,
            value: ({ row }: { row: Row }) => figureOf(row[place]),
            end: place > 0 && rows.every((row) => isFigure(row[place])),
            cell: ({ row }: { row: Row }) => row[place],
          }))}
        />
      </S.Rows>
    </S.Fold>
  )
}

/** By number where it is one, also as it is written for readers. */
function figureOf(value: Row[number] | undefined) {
  if (value === undefined || typeof value === 'number' || !isFigure(value)) return value ?? null
  const figure = Number(value.replace('−', '-').replaceAll(/[^\d.-]/g, ''))
  return value.endsWith('million') ? figure * 1_000_000 : figure
}

const isFigure = (value: Row[number] | undefined) =>
  typeof value === 'number' || /^[+−]?[\d.,]+( million|%)?$/.test(value ?? '')
