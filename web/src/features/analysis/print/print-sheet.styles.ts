import styled, { createGlobalStyle } from 'styled-components'
import { theme } from '../../../ui/theme/theme.ts'

/** On paper there is the sheet and nothing else, dark on white whatever the screen's theme. */
export const OnPaper = createGlobalStyle`
@media print {
  @page { size: A4; margin: 12mm 14mm; }
  html, body { background: #fff; }
  body > :not([data-sheet]) { display: none !important; }
}
`
export const Sheet = styled.article`
  display: none;
  @media print {
    display: block;
  }
  --ink: #16130f;
  --ink-2: #3b362f;
  --ink-3: #575046;
  --line: #cfc7b8;
  --sunk: #e7e1d5;
  --off-mark: #6b6357;
  --wait: #6f4c00;
  color: ${theme.ink};
  font-size: 8.2pt;
  line-height: 1.3;
  print-color-adjust: exact;
`
export const Head = styled.header`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: 2mm 8mm;
  align-items: end;
  padding-bottom: 3mm;
  border-bottom: 0.35mm solid ${theme.ink};
  h1 {
    font-size: 19pt;
    line-height: 1.1;
  }
  p {
    color: ${theme.ink2};
  }
  > :last-child {
    text-align: right;
  }
  b {
    font: 420 24pt/1 ${theme.serif};
  }
`
export const Lead = styled.p`
  padding-block: 2.5mm;
  color: ${theme.ink2};
`
export const Blocks = styled.div`
  columns: 2;
  column-gap: 9mm;
`
export const Block = styled.section`
  break-inside: avoid;
  padding-bottom: 2.8mm;
  h2 {
    font-size: 11pt;
    padding-bottom: 0.8mm;
    border-bottom: 0.25mm solid ${theme.ink};
  }
  > p {
    padding-top: 0.8mm;
    color: ${theme.ink3};
    font-size: 7.6pt;
  }
  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 3mm;
    padding-block: 0.55mm;
    border-bottom: 0.2mm solid ${theme.line};
  }
  li > :nth-child(2) {
    text-align: right;
    max-width: 52mm;
    font-weight: 550;
    font-variant-numeric: tabular-nums lining-nums;
  }
  li i {
    grid-column: 1 / -1;
    height: 0.8mm;
    margin-top: 0.4mm;
    background: ${theme.sunk};
    &::before {
      content: '';
      display: block;
      height: 100%;
      width: var(--share);
      background: ${theme.offMark};
    }
  }
  sup {
    font-size: 6.4pt;
    font-weight: 400;
    line-height: 0;
    color: ${theme.ink3};
  }
  em {
    font-style: normal;
    font-weight: 400;
    color: ${theme.wait};
  }
`
export const Notes = styled.section`
  border-top: 0.35mm solid ${theme.ink};
  padding-top: 2mm;
  font-size: 7pt;
  line-height: 1.25;
  color: ${theme.ink2};
  h2 {
    font-size: 10pt;
    padding-bottom: 1mm;
    break-after: avoid;
  }
  ol {
    columns: 3;
    column-gap: 6mm;
  }
  li {
    display: grid;
    grid-template-columns: 4mm minmax(0, 1fr);
    break-inside: avoid;
    padding-bottom: 0.6mm;
  }
  p {
    padding-top: 2mm;
  }
`
