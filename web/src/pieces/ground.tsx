import styled from 'styled-components'
import { By, Meta, Read } from '../ui/text/text.ts'
import { theme } from '../ui/theme/theme.ts'
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

export function Ground() {
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
