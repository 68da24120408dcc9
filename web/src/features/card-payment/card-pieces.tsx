import { LockKeyhole } from 'lucide-react'
import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { Meta } from '../../ui/text/text.ts'
import { below, theme } from '../../ui/theme/theme.ts'

const Pay = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.s3} ${theme.s5};
  > p {
    flex: 1 1 14em;
  }
  ${below.phone} {
    display: grid;
  }
`

type PayButtonProps = {
  type?: 'submit' | 'button'
  busy: boolean
  disabled?: boolean
  label: string
}

/** The pay button, and the link back. */
export function PayButton({ label, type = 'button', ...props }: PayButtonProps) {
  return (
    <Pay>
      <Button {...props} type={type} variant="primary">
        <LockKeyhole size={16} strokeWidth={1.6} aria-hidden="true" />
        {label}
      </Button>
      <Meta>You can cancel while the offer is pending, and the hold is released.</Meta>
    </Pay>
  )
}
