import styled from 'styled-components'
import { Facts } from '../../ui/data/facts.tsx'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { Words } from '../../ui/text/words.ts'
import { theme } from '../../ui/theme/theme.ts'
import type { ComparedTerm } from './round-words.ts'

const Changed = styled.span`
  display: grid;
  gap: 2px;
  justify-items: end;
  del {
    color: ${theme.ink3};
  }
  ins {
    font-weight: 600;
    text-decoration: none;
  }
`

/** Terms in words; of one that changed what it said before stands struck over what it says now. */
export const TermList = ({ terms }: { terms: readonly ComparedTerm[] }) => (
  <Facts
    facts={terms.map(({ term, before, now }) => ({
      term,
      value: before === null ? <Words>{now}</Words> : <ChangedTerm before={before} now={now} />,
    }))}
  />
)

/** Not every screen reader says what is struck. */
const ChangedTerm = ({ before, now }: { before: string; now: string }) => (
  <Changed>
    <del>
      <VisuallyHidden>Before: </VisuallyHidden>
      <Words>{before}</Words>
    </del>
    <ins>
      <VisuallyHidden>Now: </VisuallyHidden>
      <Words>{now}</Words>
    </ins>
  </Changed>
)
