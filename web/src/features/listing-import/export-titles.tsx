import {
  exportFormatLabels,
  exportFormats,
  importAddresses,
  type ListingStatus,
  listingStatuses,
} from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { statusLabel } from '../../entities/listing/status-badge.tsx'
import { pathOf } from '../../shared/call-to.ts'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { Field } from '../../ui/field/field.tsx'
import { Input } from '../../ui/field/input.tsx'
import { LabelledSelect } from '../../ui/field/labelled-select.tsx'
import { Download } from '../../ui/icon/icons.ts'
import { Actions } from '../../ui/page/actions.ts'
import { Part } from '../../ui/page/part.tsx'
import * as S from './listing-import.styles.ts'

const statuses = [
  { value: '', label: 'Any status' },
  ...listingStatuses.map((value) => ({ value, label: statusLabel(value) })),
] as const

/** An agent's titles as files, each of which can be imported again. */
export function ExportTitles({ agentId }: { agentId: string }) {
  const [search, setSearch] = useState('')
  const [status, setStatus] = useState<ListingStatus | ''>('')
  const address = importAddresses.exportListings
  const chosen = { search: search.trim() || undefined, status: status || undefined }
  return (
    <Part title="Export your titles">
      <p>
        Your titles in one file, which you can edit and import again; or their rights, line by line, with who holds
        which of them.
      </p>
      <S.Grid>
        <Field label="Only titles with these words" optional>
          <Input value={search} onChange={({ target }) => setSearch(target.value)} />
        </Field>
        <LabelledSelect label="Status" options={statuses} value={status} onChange={setStatus} />
      </S.Grid>
      <Actions>
        {exportFormats.map((format) => (
          <ButtonLink
            key={format}
            small
            download
            href={pathOf({ address, params: { agentId }, query: { format, ...chosen } })}
          >
            <Download size={15} strokeWidth={1.6} aria-hidden="true" />
            <span>{exportFormatLabels[format]}</span>
          </ButtonLink>
        ))}
      </Actions>
    </Part>
  )
}
