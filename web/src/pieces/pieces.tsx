import styled from 'styled-components'
import { PageHead } from '../ui/page/page-head.tsx'
import { SectionHead } from '../ui/page/section-head.tsx'
import { Wrap } from '../ui/page/wrap.ts'
import { theme } from '../ui/theme/theme.ts'
import { Cards } from './cards.tsx'
import { Charts } from './charts.tsx'
import { Controls } from './controls.tsx'
import { Covers } from './covers.tsx'
import { Data } from './data.tsx'
import { Fields } from './fields.tsx'
import { Floating } from './floating.tsx'
import { Ground } from './ground.tsx'
import { States } from './states.tsx'

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
