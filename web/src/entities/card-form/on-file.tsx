import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { Meta } from '../../ui/text/text.ts'
import { theme } from '../../ui/theme/theme.ts'

const Place = styled.div`
  display: grid;
  gap: ${theme.s5};
  justify-items: start;
`

type OnFileProps = {
  label: string
  busy: boolean
  disabled: boolean
  onClick: () => void
}

/** Confirms with the card that the payment has already; the fields for another stand below. */
export function OnFile({ label, ...button }: OnFileProps) {
  return (
    <Place>
      <Button {...button} variant="primary">
        {label}
      </Button>
      <Meta>Or pay with another card:</Meta>
    </Place>
  )
}
