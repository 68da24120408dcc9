import styled from 'styled-components'
import { hardCases, shelf } from '../entities/cover/cover.samples.ts'
import { Cover } from '../entities/cover/cover.tsx'
import { Button } from '../ui/button/button.tsx'
import { PageHead } from '../ui/page/page-head.tsx'
import { SectionHead } from '../ui/page/section-head.tsx'
import { Wrap } from '../ui/page/wrap.ts'
import { EmptyState } from '../ui/state/empty-state.tsx'
import { ErrorState } from '../ui/state/error-state.tsx'
import { Note } from '../ui/state/note.tsx'
import { By, Meta, Read } from '../ui/text/text.ts'
import { below, theme } from '../ui/theme/theme.ts'
import { Cards } from './cards.tsx'
import { Charts } from './charts.tsx'
import { Controls } from './controls.tsx'
import { Data } from './data.tsx'
import { Fields } from './fields.tsx'
import { Floating } from './floating.tsx'
import { Pair } from './line.ts'

const colours = [
  'paper',
  'surface',
  'sunk',
  'line',
  'edge',
  'ink3',
  'ink2',
  'ink',
  'accent',
  'okMark',
  'waitMark',
  'badMark',
] as const
const Swatches = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 1fr);
  gap: 8px;
`
const Swatch = styled.i<{ $of: string }>`
  display: block;
  height: 44px;
  border: 1px solid ${theme.line};
  background: ${({ $of }) => $of};
`

function Ground() {
  return (
    <Pair>
      <div>
        <h1>The Woman in White</h1>
        <h2>Forecast and comparables</h2>
        <h3>Revenue Scenarios</h3>
        <By>Wilkie Collins</By>
        <Read>
          Reading text, 17 on 27. A midnight meeting on the Hampstead road opens a conspiracy of stolen names.
        </Read>
        <p>Interface text, 15 on 22.</p>
        <Meta>Label, 13, condensed to 84%. Source: model reading, 14 Nov 2026.</Meta>
      </div>
      <Swatches>
        {colours.map((name) => (
          <div key={name}>
            <Swatch $of={theme[name]} />
            <Meta as="span">{name}</Meta>
          </div>
        ))}
      </Swatches>
    </Pair>
  )
}

const Shelf = styled.div`
  display: grid;
  grid-template-columns: repeat(12, minmax(0, 1fr));
  gap: ${theme.s4};
  margin-bottom: ${theme.s8};
  ${below.bar} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
  }
  ${below.phone} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: 12px;
  }
`
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.s4};
`
const Sized = styled.div<{ $w: number }>`
  width: ${({ $w }) => $w}px;
`

function Covers() {
  return (
    <>
      <Shelf>
        {shelf.map((subject) => (
          <Cover key={subject.id} {...subject} />
        ))}
      </Shelf>
      <Row>
        {hardCases.map((subject) => (
          <Sized key={subject.id} $w={176}>
            <Cover {...subject} />
          </Sized>
        ))}
        {shelf.slice(0, 3).map((subject) => (
          <Sized key={subject.id} $w={44}>
            <Cover {...subject} />
          </Sized>
        ))}
      </Row>
    </>
  )
}

function States() {
  return (
    <Pair>
      <EmptyState title="No listings match your filters" action={<Button small>Clear Filters</Button>}>
        Widen the price range or remove a genre. 612 listings are under £50k.
      </EmptyState>
      <Pair as="div" style={{ gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <ErrorState onRetry={() => {}}>Failed to fetch listings. The rest of the page is current.</ErrorState>
        <ErrorState onRetry={() => {}} busy>
          Failed to fetch the featured titles.
        </ErrorState>
        <Note tone="wait">Your hold ends on 28 Nov 2026. The agent has been reminded.</Note>
        <Note>You are signed in as a producer.</Note>
      </Pair>
    </Pair>
  )
}

const Section = styled.section`
  padding-bottom: ${theme.s10};
  > :first-child {
    margin-bottom: ${theme.s5};
  }
`

const sections = [
  ['Type and colour', Ground],
  ['Buttons, chips, badges, rings', Controls],
  ['Fields', Fields],
  ['What floats', Floating],
  ['Loading, empty, failed', States],
  ['Figures, tables, ways', Data],
  ['Charts', Charts],
  ['Cards', Cards],
  ['The shelf', Covers],
] as const

/** Every piece and state on one sheet, for looking; it is no part of the built app. */
export function Pieces() {
  return (
    <Wrap>
      <PageHead title="Pieces" lead="Every piece and state, in the theme you chose." />
      {sections.map(([title, Content]) => (
        <Section key={title}>
          <SectionHead title={title} />
          <Content />
        </Section>
      ))}
    </Wrap>
  )
}
