import type { Discrepancy } from '@storyright/contracts/http'
import { dayAndTime, offerLimits, type Settlement } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import { discrepancyLabels } from '../../entities/offer/discrepancy-labels.ts'
import { type FileColumn, saveCsv } from '../../shared/rows/csv-file.ts'
import { ExportButton } from '../../shared/rows/export-link.tsx'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { ReasonDialog } from '../../ui/dialog/reason-dialog.tsx'
import { RadioList } from '../../ui/field/radio-list.tsx'
import { SectionHead } from '../../ui/page/section-head.tsx'
import { Skeleton } from '../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../ui/state/error-state.tsx'
import { Meta } from '../../ui/text/text.ts'
import { VisuallyHidden } from '../../ui/text/visually-hidden.ts'
import { DiscrepancySentence, settlementWords } from './discrepancy-sentence.tsx'
import { OfferLink } from './offer-link.tsx'
import { useDiscrepanciesQuery, useSettleDiscrepancyMutation } from './transactions.api.ts'
import * as S from './transactions.styles.ts'

/** Where our books and the provider's differ and only a person can tell why. */
export function Discrepancies() {
  const { data, isError, isFetching, refetch } = useDiscrepanciesQuery()
  const [settling, setSettling] = useState<Discrepancy | null>(null)
  const open = data?.filter(({ settledAt }) => settledAt === null) ?? []
  const settled = data?.filter(({ settledAt }) => settledAt !== null) ?? []
  return (
    <S.Differences aria-labelledby="discrepancies">
      <SectionHead id="discrepancies" title="Discrepancies">
        {data && <Meta>{open.length === 0 ? 'None open' : `${open.length} open`}</Meta>}
        {data && data.length > 0 && (
          <ExportButton of="Discrepancies" onPress={() => saveCsv('discrepancies', fileColumns, data)} />
        )}
      </SectionHead>
      {isError && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          The discrepancies could not be read.
        </ErrorState>
      )}
      {!data && !isError && <Skeleton $h={18} />}
      {data && open.length === 0 && <Meta>Our books and the card provider’s agree on every hold.</Meta>}
      {data && data.length > 0 && (
        <ul>
          {[...open, ...settled].map((discrepancy) => (
            <Difference key={discrepancy.id} discrepancy={discrepancy} onSettle={() => setSettling(discrepancy)} />
          ))}
        </ul>
      )}
      {settling && <SettleDiscrepancy discrepancy={settling} onClose={() => setSettling(null)} />}
    </S.Differences>
  )
}

/** What a file says of a difference. */
const fileColumns: readonly FileColumn<Discrepancy>[] = [
  { header: 'Kind', value: ({ kind }) => discrepancyLabels[kind] },
  { header: 'Offer', value: ({ offerId }) => offerId },
  { header: 'Payment', value: ({ intentId }) => intentId },
  { header: 'Title', value: ({ about }) => about?.listing.title ?? null },
  { header: 'Amount (£)', value: ({ about }) => about?.amount ?? null },
  { header: 'Found', value: ({ foundAt }) => foundAt },
  { header: 'What was found', value: ({ says: message }) => message },
  { header: 'Settled', value: ({ settledAt }) => settledAt },
]

function Difference({ discrepancy, onSettle }: { discrepancy: Discrepancy; onSettle: () => void }) {
  const { kind, offerId, intentId, foundAt, says: message, settlements, settledAt } = discrepancy
  const label = discrepancyLabels[kind]
  return (
    <li>
      <div>
        <b>{label}</b>
        <DiscrepancySentence discrepancy={discrepancy} />
        <Meta>{message}</Meta>
        <S.Whence>
          {offerId && <OfferLink offerId={offerId} />}
          {intentId && <span>{`Payment ${intentId}`}</span>}
          <span>{`Found ${dayAndTime(foundAt)}`}</span>
          {settledAt && <span>{`Settled ${dayAndTime(settledAt)}`}</span>}
        </S.Whence>
      </div>
      {settledAt === null && settlements.length > 0 && (
        <Button small onClick={onSettle}>
          Settle<VisuallyHidden>{` ${label}`}</VisuallyHidden>
        </Button>
      )}
    </li>
  )
}

/** Asks how a difference is settled, and why so; both are kept in the audit trail. */
function SettleDiscrepancy({ discrepancy, onClose }: { discrepancy: Discrepancy; onClose: () => void }) {
  const { id, kind, settlements } = discrepancy
  const [how, setHow] = useState<Settlement>(settlements[0]!)
  const [settle, { isLoading }] = useSettleDiscrepancyMutation()
  const { label, effect, done } = settlementWords[how]
  const confirm = async (note: string) => {
    const send = () => settle({ id, how, note }).unwrap()
    if (await runWithToast(send, { title: 'Discrepancy Settled', description: done }, 'It could not be settled'))
      onClose()
  }
  return (
    <ReasonDialog
      title={`Settle: ${discrepancyLabels[kind]}`}
      description={<DiscrepancySentence discrepancy={discrepancy} />}
      confirm={label}
      danger={how === 'refund'}
      busy={isLoading}
      reason={whySo}
      onClose={onClose}
      onConfirm={(note) => void confirm(note)}
    >
      {settlements.length > 1 && (
        <RadioList
          legend="How"
          options={settlements.map((value) => ({ value, label: settlementWords[value].label }))}
          value={how}
          onChange={(value) => setHow(value as Settlement)}
        />
      )}
      <Meta role="status">{effect}</Meta>
    </ReasonDialog>
  )
}

const whySo = {
  label: 'Reason',
  help: 'Kept in the audit trail.',
  maximum: offerLimits.settlementNote,
  missing: 'Please say why',
}
