import type { Offer } from '@storyright/contracts/http'
import type { OfferStatus } from '@storyright/contracts/vocabulary'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { type Side, statusLabels } from '../../../entities/offer/offer-words.ts'
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
  const all = (
    <S.ListSide key="list" ref={list} tabIndex={-1} aria-label="Submissions">
      <ListedOffers
        offers={listed}
        filters={filters}
        onUnfilter={(name) => setAddress(addressWith(name, null), { preventScrollReset: true })}
        open={open}
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
