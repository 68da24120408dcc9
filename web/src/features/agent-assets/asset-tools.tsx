import { type ListingStatus, listingStatuses } from '@storyright/contracts/vocabulary'
import type { ReactNode } from 'react'
import { statusLabel } from '../../entities/listing/status-badge.tsx'
import { SearchField } from '../../ui/field/search-field.tsx'
import { Segments } from '../../ui/field/segments.tsx'
import * as S from './asset-card.styles.ts'

type AssetToolsProps = {
  typed: string
  onType: (text: string) => void
  status: ListingStatus | null
  onStatus: (status: ListingStatus | null) => void
  /** How many there are of each status that fit what was typed. */
  countOf: (status: ListingStatus | null) => number
  tally: string
  children: ReactNode
}

/** The search over the assets and the filter by status, each status with how many it would leave. */
export function AssetTools({ typed, onType, status, onStatus, countOf, tally, children }: AssetToolsProps) {
  return (
    <S.Tools>
      <SearchField
        label="Search your IP assets"
        placeholder="Search title, author, genre, medium..."
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <S.Status>
        <Segments
          name="asset-status"
          legend="Status"
          value={status ?? ''}
          onChange={(value) => onStatus(listingStatuses.find((known) => known === value) ?? null)}
          options={[
            { value: '', label: `All ${countOf(null)}` },
            ...listingStatuses.map((value) => ({ value, label: `${statusLabel(value)} ${countOf(value)}` })),
          ]}
        />
      </S.Status>
      <S.Tally role="status">{tally}</S.Tally>
      {children}
    </S.Tools>
  )
}
