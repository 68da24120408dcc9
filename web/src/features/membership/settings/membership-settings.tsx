import type { MembershipInvoice, MembershipStatus, User } from '@storyright/contracts/http'
import { day, dayAndTime, type InvoiceStatus } from '@storyright/contracts/vocabulary'
import { useState } from 'react'
import styled from 'styled-components'
import { useBankReturn } from '../../../entities/card-form/use-bank-return.ts'
import { cardWords } from '../../../entities/membership/card-words.ts'
import { InvoiceLink } from '../../../entities/membership/invoice-link.tsx'
import { PlanBadge } from '../../../entities/membership/plan-badge.tsx'
import { hasSubscription } from '../../../entities/membership/state-labels.ts'
import { exactMoney } from '../../../entities/money/money.ts'
import { SortedTable } from '../../../shared/rows/sorted-table.tsx'
import { useScrolledTo } from '../../../shared/use-scrolled-to.ts'
import { Button } from '../../../ui/button/button.tsx'
import { type Fact, Facts } from '../../../ui/data/facts.tsx'
import type { Column } from '../../../ui/data/table.tsx'
import { SectionHead } from '../../../ui/page/section-head.tsx'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { ErrorState } from '../../../ui/state/error-state.tsx'
import { Meta } from '../../../ui/text/text.ts'
import { VisuallyHidden } from '../../../ui/text/visually-hidden.ts'
import { theme } from '../../../ui/theme/theme.ts'
import { useCardOnFileQuery, useInvoicesQuery } from '../membership.api.ts'
import { useConfirmation } from '../paying/use-confirmation.ts'
import { usePlan } from '../use-plan.ts'
import { PlanActions } from './plan-actions.tsx'
import { canWithdraw, planWords } from './plan-words.ts'
import { renewalToasts } from './renewal-toasts.ts'
import { ReplaceCard, useKeepCard } from './replace-card.tsx'

// Under the masthead, which stays in view.
const Section = styled.section`
  display: grid;
  gap: ${theme.s5};
  scroll-margin-top: 84px;
`
const Part = styled.section`
  display: grid;
  gap: ${theme.s3};
  margin-top: ${theme.s3};
  justify-items: start;
  scroll-margin-top: 84px;
  > div:has(table) {
    justify-self: stretch;
  }
`
const Words = styled.div`
  display: grid;
  gap: ${theme.s1};
`

const ID = 'membership'

type MembershipSettingsProps = { user: User; mayUpgrade: boolean }

/**
 * Somebody's own membership: plan, money, card, invoices, and how to leave. Each part fails alone. Whoever cannot buy one sees
 * nothing, unless there is one from before their role changed.
 */
export function MembershipSettings({ user, mayUpgrade }: MembershipSettingsProps) {
  // Whoever has a subscription has an end of premium, too, whatever their role is by now.
  const mayHaveOne = mayUpgrade || user.premiumExpiresAt !== null
  const { status, isFailed, isFetching, retry } = usePlan(mayHaveOne ? user : null)
  const isBack = useReturnedCard()
  // Letters and other pages lead here; the section has its height once the plan is known.
  const section = useScrolledTo(`#${ID}`, status !== undefined || isFailed, isBack)
  if (!mayHaveOne || (!mayUpgrade && status?.state === 'none')) return null
  return (
    <Section id={ID} ref={section} aria-labelledby={`${ID}-title`}>
      <SectionHead id={`${ID}-title`} title="Membership">
        {status && <PlanBadge tier={status.tier} />}
      </SectionHead>
      {!status && !isFailed && <Skeleton $h={120} />}
      {isFailed && (
        <ErrorState onRetry={() => void retry()} busy={isFetching}>
          Your plan could not be loaded. Everything else works.
        </ErrorState>
      )}
      {status && (
        <>
          <Words>
            {planWords(status).map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
          </Words>
          <PlanFacts status={status} />
          <PlanActions status={status} mayUpgrade={mayUpgrade} />
          {hasSubscription(status) && <CardOnFile />}
          <Invoices />
        </>
      )}
    </Section>
  )
}

/** After the bank's page: keeps the card, or looks at the renewal, that it was asked about. Whether that is so. */
function useReturnedCard() {
  const [isBack, setIsBack] = useState(false)
  const keep = useKeepCard()
  const { confirm } = useConfirmation(renewalToasts)
  useBankReturn((returned) => {
    setIsBack(true)
    const [setup, subscriptionId] = [returned.get('setup_intent'), returned.get('subscription')]
    if (setup) void keep(setup)
    else if (subscriptionId) void confirm(subscriptionId)
  })
  return isBack
}

/** Until when it is paid, and what is charged next. */
const PlanFacts = ({ status }: { status: MembershipStatus }) => {
  const facts = factsOf(status)
  return facts.length > 0 && <Facts facts={facts} />
}

function factsOf(status: MembershipStatus): Fact[] {
  const { paidUntil, nextCharge, withdrawUntil, state } = status
  const charge =
    nextCharge &&
    `${exactMoney(nextCharge.gross)} on ${day(nextCharge.at)}, including ${exactMoney(nextCharge.vat)} VAT`
  return [
    ...(paidUntil ? [{ term: 'Paid until', value: day(paidUntil) }] : []),
    ...(charge || state === 'ending' ? [{ term: 'Next charge', value: charge || 'None' }] : []),
    ...(withdrawUntil && canWithdraw(status) ? [{ term: 'Withdraw until', value: dayAndTime(withdrawUntil) }] : []),
  ]
}

/** The card that renewals are charged to, and how to put another in its place. */
function CardOnFile() {
  const { data: card, isError, isFetching, refetch } = useCardOnFileQuery()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <Part aria-label="Card">
      <h3>Card</h3>
      {card && <p>{cardWords(card)}</p>}
      {card === null && <p>No card is kept for renewals.</p>}
      {card === undefined && !isError && <Skeleton $h={24} $w="16em" />}
      {card === undefined && isError && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          Your card could not be loaded.
        </ErrorState>
      )}
      <Button onClick={() => setIsOpen(true)}>Use another card</Button>
      {isOpen && <ReplaceCard onClose={() => setIsOpen(false)} />}
    </Part>
  )
}

const kinds: Record<InvoiceStatus, string> = {
  paid: 'Invoice',
  refunded: 'Invoice, refunded',
  credit_note: 'Credit note',
}

const columns: Column<MembershipInvoice>[] = [
  { header: 'Number', value: ({ number }) => number, cell: ({ number }) => number, full: true },
  { header: 'Date', value: ({ date }) => date, cell: ({ date }) => day(date) },
  { header: 'Kind', value: ({ status }) => kinds[status], cell: ({ status }) => kinds[status] },
  { header: 'Net', value: ({ net }) => net, cell: ({ net }) => exactMoney(net), end: true },
  { header: 'VAT', value: ({ vat }) => vat, cell: ({ vat }) => exactMoney(vat), end: true },
  { header: 'Total', value: ({ gross }) => gross, cell: ({ gross }) => exactMoney(gross), end: true },
  {
    header: 'File',
    cell: ({ id, number }) => (
      <InvoiceLink id={id} number={number}>
        PDF<VisuallyHidden>{` of ${number}`}</VisuallyHidden>
      </InvoiceLink>
    ),
  },
]

/** Every invoice and credit note, to be downloaded for as long as the account exists. */
function Invoices() {
  const {
    data: invoices,
    isError,
    isFetching,
    refetch,
  } = useInvoicesQuery(undefined, {
    refetchOnMountOrArgChange: true,
  })
  const part = useScrolledTo('#invoices', invoices !== undefined || isError) // letters lead here
  return (
    <Part id="invoices" ref={part} aria-label="Invoices">
      <h3>Invoices</h3>
      {invoices?.length === 0 && <Meta>No invoices yet. The first comes with your first payment.</Meta>}
      {invoices && invoices.length > 0 && (
        <SortedTable
          file="invoices"
          caption="Invoices and credit notes"
          columns={columns}
          rows={invoices}
          rowKey={({ id }) => id}
        />
      )}
      {!invoices && !isError && <Skeleton $h={80} />}
      {!invoices && isError && (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          Your invoices could not be loaded.
        </ErrorState>
      )}
    </Part>
  )
}
