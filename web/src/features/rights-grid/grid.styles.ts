import styled from 'styled-components'
import { below, condensed, forcedColors, theme } from '../../ui/theme/theme.ts'
import type { CellState } from './cell.rules.ts'

/** A pattern for each state, so that none is told by its colour alone. */
const patterns: Record<CellState, string> = {
  exclusive: `background: ${theme.okMark};`,
  'first-look': `background: radial-gradient(circle at 3px 3px, ${theme.okMark} 1.6px, transparent 2px) 0 0 / 6px 7px;`,
  'non-exclusive': `background: repeating-linear-gradient(0deg, ${theme.okMark} 0 1.5px, transparent 1.5px 3.5px);`,
  option: `background: repeating-linear-gradient(135deg, ${theme.waitMark} 0 3px, transparent 3px 6px);`,
  granted: `background:
    repeating-linear-gradient(45deg, ${theme.ink} 0 1.5px, transparent 1.5px 4px),
    repeating-linear-gradient(135deg, ${theme.ink} 0 1.5px, transparent 1.5px 4px);`,
  'held-back': `background: repeating-linear-gradient(90deg, ${theme.orangeMark} 0 2px, transparent 2px 5px);`,
  'not-offered': `border-bottom: 1px dashed ${theme.edge};`,
}
const rules = Object.entries(patterns).map(([state, rule]) => `i[data-state='${state}'] { ${rule} }`)

/** Over a cell's words; one element for all its patterns, of which there may be thousands. */
export const Strip = styled.span`
  display: flex;
  gap: 2px;
  height: 7px;
  margin-bottom: 5px;
  i {
    flex: 1 1 0;
    min-width: 0;
    ${forcedColors} {
      forced-color-adjust: none;
    }
  }
  ${rules.join('\n')}
`
/** A narrow window scrolls it sideways; in a wide one its heads stay in view. */
export const Scroll = styled.div`
  ${below.rail} {
    overflow-x: auto;
    /* The frame of a cell that has the focus. */
    padding: 2px;
    margin: -2px;
  }
`
export const Table = styled.table`
  width: 100%;
  ${below.rail} {
    min-width: 860px;
    tbody th {
      position: sticky;
      left: 0;
      z-index: 2;
      background: ${theme.paper};
    }
  }
  table-layout: fixed;
  border-collapse: collapse;
  user-select: none;
  th {
    font-size: ${theme.t13};
    font-weight: 550;
    ${condensed}
    text-align: left;
  }
  thead th {
    position: sticky;
    /* Under the masthead. */
    top: 61px;
    z-index: 2;
    padding: ${theme.s2} 5px;
    vertical-align: bottom;
    background: ${theme.paper};
    box-shadow: inset 0 -1px ${theme.ink};
  }
  thead th:first-child {
    width: 19%;
    padding-left: 0;
  }
  ${below.rail} {
    thead th {
      position: static;
    }
  }
  tbody th {
    padding: 0 6px 0 0;
    height: 52px;
    font-size: ${theme.t15};
    font-stretch: 100%;
    word-spacing: 0;
    border-bottom: ${theme.hair} solid ${theme.line};
  }
  [aria-level='2'] th {
    padding-left: ${theme.s5};
    font-weight: 400;
  }
  td {
    position: relative;
    padding: 6px 5px;
    vertical-align: top;
    border-bottom: ${theme.hair} solid ${theme.line};
    border-left: ${theme.hair} solid ${theme.line};
    font-size: ${theme.t13};
    font-stretch: 90%;
    word-spacing: 0.12em;
    line-height: 1.25;
    cursor: cell;
  }
  td[aria-selected='true'] {
    background: ${theme.sunk};
    box-shadow: inset 0 0 0 2px ${theme.ink};
  }
  td[aria-selected='true']::after {
    content: '✓';
    position: absolute;
    right: 4px;
    bottom: 2px;
    font-weight: 700;
  }
  td:focus-visible,
  th:focus-visible {
    outline: 3px solid ${theme.focus};
    outline-offset: -1px;
    z-index: 1;
  }
  td[data-quiet] {
    color: ${theme.ink3};
  }
  td small {
    display: block;
    font-size: inherit;
    color: ${theme.ink2};
  }
  ${forcedColors} {
    td[aria-selected='true'] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`
export const RowName = styled.span<{ $opens: boolean }>`
  display: flex;
  align-items: center;
  gap: 6px;
  min-height: 44px;
  ${({ $opens }) => $opens && 'cursor: pointer;'}
  svg {
    flex: none;
  }
`
export const Key = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.s2} ${theme.s5};
  padding: 0;
  margin: 0;
  list-style: none;
  font-size: ${theme.t15};
  color: ${theme.ink2};
  li {
    display: flex;
    align-items: center;
    gap: ${theme.s2};
  }
  li > ${Strip} {
    width: 28px;
    height: 12px;
    margin: 0;
  }
`
