import type { Listing } from '@storyright/contracts/http'
import { type ListingStatus, matchingTitles, mediumLabels, paging } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { statusLabel } from '../../entities/listing/status-badge.tsx'
import { paths } from '../../shared/paths.ts'
import { type FileColumn, saveCsv } from '../../shared/rows/csv-file.ts'
import { ExportButton } from '../../shared/rows/export-link.tsx'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { useTypingPause } from '../../shared/use-typing-pause.ts'
import { Button } from '../../ui/button/button.tsx'
import { ButtonLink } from '../../ui/button/button-link.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Plus } from '../../ui/icon/icons.ts'
import { Actions } from '../../ui/page/actions.ts'
import { EmptyState } from '../../ui/state/empty-state.tsx'
import { useDeleteListingMutation } from './agent-assets.api.ts'
import * as S from './asset-card.styles.ts'
import { AssetCard } from './asset-card.tsx'
import { AssetTools } from './asset-tools.tsx'
import { type Buyer, MarkSold } from './mark-sold.tsx'

type AssetsProps = {
  assets: readonly Listing[]
  /** The only status shown; it stands in the address. */
  status: ListingStatus | null
  onStatus: (status: ListingStatus | null) => void
  /** What they are searched for; it stands there too. */
  searched: string
  onSearch: (text: string) => void
  /** The holders of running options, by title. */
  buyersOf: (listingId: string) => readonly Buyer[]
  /** How many offers are pending on a title, where that is known. */
  pendingOn: (listingId: string) => number | undefined
  onAdd: () => void
  onEdit: (id: string) => void
  onDeleted: (id: string) => void
}

/** The agent's own listings, with a search over title, author, genre and medium. */
export function Assets({
  assets,
  status,
  searched,
  buyersOf,
  pendingOn,
  onAdd,
  onEdit,
  onDeleted,
  ...on
}: AssetsProps) {
  const [typed, setTyped] = useState(searched)
  const atPause = useTypingPause()
  const [shown, setShown] = useState<number>(paging.browseFirst)
  const [deleting, setDeleting] = useState<Listing | null>(null)
  const [selling, setSelling] = useState<Listing | null>(null)
  const matching = matchingTitles(assets, typed)
  const ofStatus = (one: ListingStatus | null) => matching.filter((asset) => one === null || asset.status === one)
  const found = ofStatus(status)
  const buyersFor = ({ id, status }: Listing) => (status === 'sold' ? [] : buyersOf(id))
  const add = (
    <Button variant="primary" onClick={onAdd}>
      <Plus size={16} strokeWidth={1.6} aria-hidden="true" />
      <span>Add asset</span>
    </Button>
  )
  const importing = <ButtonLink to={paths.importTitles}>Import titles</ButtonLink>
  if (assets.length === 0)
    return (
      <EmptyState
        heading="h2"
        title="No IP Assets Listed"
        action={
          <Actions>
            {importing}
            {add}
          </Actions>
        }
      >
        List your first title: producers find it as soon as you save it. Or bring in many from an ONIX file or a table.
      </EmptyState>
    )
  const search = (text: string) => {
    setTyped(text)
    atPause(() => on.onSearch(text))
    setShown(paging.browseFirst)
  }
  const choose = (one: ListingStatus | null) => {
    on.onStatus(one)
    setShown(paging.browseFirst)
  }
  const clear = () => {
    search('')
    choose(null)
  }
  return (
    <>
      <AssetTools
        typed={typed}
        onType={search}
        status={status}
        onStatus={choose}
        countOf={(one) => ofStatus(one).length}
        tally={`${found.length} of ${assets.length} assets`}
      >
        <ExportButton of="Assets" onPress={() => saveCsv('assets', fileColumns, found)} />
        <Actions>
          {importing}
          {add}
        </Actions>
      </AssetTools>
      {found.length === 0 ? (
        <EmptyState
          heading="h2"
          title="No Matching Assets"
          action={<Button onClick={clear}>{typed.trim() ? 'Clear search' : 'Show all'}</Button>}
        >
          {typed.trim()
            ? `None of your titles, authors, genres or mediums holds “${typed.trim()}”${status ? ` and is ${statusLabel(status).toLowerCase()}` : ''}.`
            : `None of your titles is ${status && statusLabel(status).toLowerCase()}.`}
        </EmptyState>
      ) : (
        <S.Cards aria-label="My IP assets">
          {found.slice(0, shown).map((asset) => (
            <li key={asset.id}>
              <AssetCard
                asset={asset}
                canBeSold={asset.status === 'optioned' || buyersFor(asset).length > 0}
                onEdit={() => onEdit(asset.id)}
                onDelete={() => setDeleting(asset)}
                onSold={() => setSelling(asset)}
              />
            </li>
          ))}
        </S.Cards>
      )}
      {found.length > shown && (
        <S.More>
          <Button onClick={() => setShown(shown + paging.browseMore)}>Load More</Button>
        </S.More>
      )}
      <DeleteAsset
        asset={deleting}
        pending={deleting ? pendingOn(deleting.id) : undefined}
        onDeleted={onDeleted}
        onClose={() => setDeleting(null)}
      />
      {selling && <MarkSold asset={selling} buyers={buyersFor(selling)} onClose={() => setSelling(null)} />}
    </>
  )
}

/** What a file says of a title. */
const fileColumns: readonly FileColumn<Listing>[] = [
  { header: 'Listing', value: ({ id }) => id },
  { header: 'Title', value: ({ title }) => title },
  { header: 'Author', value: ({ author }) => author },
  { header: 'Medium', value: ({ medium }) => mediumLabels[medium] },
  { header: 'Genre', value: ({ genre }) => genre },
  { header: 'Status', value: ({ status }) => status },
  { header: 'From (£)', value: ({ suggestedOfferMin }) => suggestedOfferMin },
  { header: 'To (£)', value: ({ suggestedOfferMax }) => suggestedOfferMax },
  { header: 'Created', value: ({ createdAt }) => createdAt },
  { header: 'Changed', value: ({ updatedAt }) => updatedAt },
]

type DeleteAssetProps = {
  asset: Listing | null
  /** How many pending offers there are on it; undefined while that is not known. */
  pending: number | undefined
  onDeleted: (id: string) => void
  onClose: () => void
}

/** Confirms before a listing is withdrawn, and reports the result. */
function DeleteAsset({ asset, pending, onDeleted, onClose }: DeleteAssetProps) {
  const [remove, { isLoading }] = useDeleteListingMutation()
  const confirm = async () => {
    if (!asset) return
    const done = { title: 'Success', description: 'IP asset deleted successfully.' }
    const failed = 'Failed to delete IP asset. Please try again.'
    if (await runWithToast(() => remove(asset.id).unwrap(), done, 'Error', failed)) onDeleted(asset.id)
    onClose()
  }
  return (
    <ConfirmDialog
      open={asset !== null}
      onOpenChange={(open) => !open && onClose()}
      title={asset ? `Delete “${asset.title}”?` : ''}
      description={`It leaves the catalogue at once and can no longer be opened. ${whatOfOffers(pending)}`}
      confirm="Delete"
      danger
      busy={isLoading}
      onConfirm={() => void confirm()}
    />
  )
}

function whatOfOffers(pending: number | undefined): string {
  if (pending === 0) return 'It has no pending offers.'
  if (pending === 1) return 'The pending offer on it ends: its card hold is released, and we notify its producer.'
  const which = pending === undefined ? 'Pending' : `The ${pending} pending`
  return `${which} offers on it end: their card holds are released, and we notify their producers.`
}
