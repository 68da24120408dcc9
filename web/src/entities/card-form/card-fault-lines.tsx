import styled from 'styled-components'
import { FieldFault } from '../../ui/field/field-fault.tsx'
import { type CardFault, linesOf } from './card-form-props.ts'

const Line = styled.span`
  display: block;
`

/** Why a card was not taken: the provider's own message first, ours beneath. */
export function CardFaultLines({ fault }: { fault: CardFault | null }) {
  return <FieldFault>{fault && linesOf(fault).map((line) => <Line key={line}>{line}</Line>)}</FieldFault>
}
