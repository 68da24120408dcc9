import type { Offer } from '@storyright/contracts/http'
import type { OfferStatus } from '@storyright/contracts/vocabulary'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Side, statusLabels } from '../../../entities/offer/offer-words.ts'
import { CompareLink } from '../../../entities/offer/room-link.tsx'
import { LabelledSelect } from '../../../ui/field/labelled-select.tsx'
import { ListedOffers } from './listed-offers.tsx'
import * as S from './submissions.styles.ts'

const isStatus = (text: string | null): text is OfferStatus => text !== null && Object.hasOwn(statusLabels, text)

type SubmissionsProps = {
  offers: readonly Offer[]
  side: Side
  /** The offer that is open, whole. */
  children: (offer: Offer) => ReactNode
}

/**
 * Offers as a list, one of them open beside it. Which one, of which status and on which listing, stands in the address. Where there is
 * no room beside one another, the offer that the address names comes first.
 */
export function Submissions({ offers, side, children }: SubmissionsProps) {
  const [address, setAddress] = useSearchParams()
  const asked = address.get('status')
  const status = isStatus(asked) ? asked : null
  const listing = address.get('listing')
  const listed = offers
    .filter((offer) => status === null || offer.status === status)
    .filter((offer) => listing === null || offer.listingId === listing)
  const chosen = offers.find(({ id }) => id === address.get('offer'))
  const open = useKept(chosen, offers, listed[0], `${status}/${listing}`)
  const { section, list } = useFocusOnChoice(chosen?.id)
  const filters = [
    ...(listing ? [{ name: 'listing', label: titleOf(listing, offers) }] : []),
    ...(status ? [{ name: 'status', label: statusLabels[status] }] : []),
  ]
  const addressWith = (name: string, value: string | null) => {
    const next = new URLSearchParams(address)
    if (value) next.set(name, value)
    else next.delete(name)
    return next
  }
  const choose = (name: 'listing' | 'status', value: string) => {
    const next = addressWith(name, value || null)
    next.delete('offer') // which may not be among those
    setAddress(next, { preventScrollReset: true })
  }
  const all = (
    <S.ListSide key="list" ref={list} tabIndex={-1} aria-label="Submissions">
      {side === 'agent' && <Narrowing offers={offers} listing={listing} status={status} onChoose={choose} />}
      <ListedOffers
        offers={listed}
        filters={filters}
        onUnfilter={(name) => setAddress(addressWith(name, null), { preventScrollReset: true })}
        open={open}
        more={side === 'agent' && listing && <CompareLink small listingId={listing} offers={offers} />}
        addressOf={({ id }) => ({ search: `${addressWith('offer', id)}` })}
        side={side}
      />
    </S.ListSide>
  )
  const whole = open && (
    <S.Open key={open.id} ref={section} tabIndex={-1} aria-label={`Offer for ${open.listing.title}`}>
      {chosen && (
        <S.Back to={{ search: `${addressWith('offer', null)}` }} preventScrollReset>
          Back to submissions
        </S.Back>
      )}
      {children(open)}
    </S.Open>
  )
  return <S.Beside>{chosen ? [whole, all] : [all, whole]}</S.Beside>
}

type NarrowingProps = {
  offers: readonly Offer[]
  listing: string | null
  status: OfferStatus | null
  onChoose: (name: 'listing' | 'status', value: string) => void
}

/** The offers of one title, or of one status: where there is more than one. */
function Narrowing({ offers, listing, status, onChoose }: NarrowingProps) {
  const byTitle = [...Map.groupBy(offers, ({ listingId }) => listingId)]
  if (byTitle.length < 2 && listing === null) return null
  const counted = (label: string, those: readonly Offer[]) => `${label} (${those.length})`
  const ofTitle = offers.filter(({ listingId }) => listing === null || listingId === listing)
  const statuses = (Object.keys(statusLabels) as OfferStatus[]).map((value) => ({
    value,
    label: counted(
      statusLabels[value],
      ofTitle.filter((offer) => offer.status === value),
    ),
  }))
  return (
    <S.Narrowing>
      <LabelledSelect
        label="Title"
        value={listing ?? ''}
        options={[
          { value: '', label: counted('All titles', offers) },
          ...byTitle
            .map(([value, those]) => ({ value, label: counted(those[0]!.listing.title, those) }))
            .toSorted((one, other) => one.label.localeCompare(other.label, 'en')),
        ]}
        onChange={(value) => onChoose('listing', value)}
      />
      <LabelledSelect
        label="Status"
        value={status ?? ''}
        options={[{ value: '', label: counted('Any status', ofTitle) }, ...statuses]}
        onChange={(value) => onChoose('status', value)}
      />
    </S.Narrowing>
  )
}

const titleOf = (listingId: string, offers: readonly Offer[]) =>
  offers.find((offer) => offer.listingId === listingId)?.listing.title ?? 'One title'

/**
 * What is open stays open when its status changes: another one in its place would be answered or cancelled by whoever
 * presses twice. Choosing, or another filter, opens another.
 */
function useKept(chosen: Offer | undefined, offers: readonly Offer[], first: Offer | undefined, filter: string) {
  const [kept, setKept] = useState({ id: '', filter })
  const open = chosen ?? (kept.filter === filter ? offers.find(({ id }) => id === kept.id) : undefined) ?? first
  if (open && (open.id !== kept.id || kept.filter !== filter)) setKept({ id: open.id, filter })
  return open
}

/** Choosing leads to what was chosen, and the way back to the list, wherever they stand; an address of one offer leads to that. */
function useFocusOnChoice(id: string | undefined) {
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLElement>(null)
  const last = useRef<string | undefined>(undefined)
  const hasArrived = useRef(false)
  useEffect(() => {
    const isArrival = !hasArrived.current
    hasArrived.current = true
    if (last.current === id) return
    last.current = id
    const wanted = (id ? section : list).current
    if (!isArrival) wanted?.focus({ preventScroll: true })
    const { top } = wanted?.getBoundingClientRect() ?? { top: 0 }
    if (top < 0 || top > window.innerHeight * 0.6) wanted?.scrollIntoView()
  }, [id])
  return { section, list }
}
