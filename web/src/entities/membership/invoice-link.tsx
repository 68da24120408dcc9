import { membershipAddresses } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import { pathOf } from '../../shared/call-to.ts'

type InvoiceLinkProps = { id: string; number: string; children: ReactNode }

/** Downloads an invoice or a credit note as PDF. */
export function InvoiceLink({ id, number, children }: InvoiceLinkProps) {
  return (
    <a href={pathOf({ address: membershipAddresses.invoicePdf, params: { id } })} download={`${number}.pdf`}>
      {children}
    </a>
  )
}
