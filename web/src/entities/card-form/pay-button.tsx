import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Button } from '../../ui/button/button.tsx'
import { LockKeyhole } from '../../ui/icon/icons.ts'
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
  busy: boolean
  disabled?: boolean
  /** Something else is to be done first. */
  minor?: boolean
  label: string
  remark?: ReactNode
}

/** The button that gives the card, and what is to be known beside it. */
export function PayButton({ label, remark, minor = false, ...props }: PayButtonProps) {
  return (
    <Pay>
      <Button {...props} type="submit" variant={minor ? 'outline' : 'primary'}>
        <LockKeyhole size={16} strokeWidth={1.6} aria-hidden="true" />
        {label}
      </Button>
      {remark && <Meta>{remark}</Meta>}
    </Pay>
  )
}
