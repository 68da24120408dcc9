import type { OptionNoticeKind } from '@storyright/contracts/vocabulary'
import type { DemoAccount } from '@storyright/demo'
import { isOpen } from '@storyright/demo'
import { recordSignature } from '../agreement/sign-agreement.ts'
import type { Deps } from '../deps.ts'
import { answerNotice } from '../options/answer-notice.ts'
import { recordNotice } from '../options/record-notice.ts'
import { DAY_MS } from '../times.ts'
import { acceptOffer } from '../use-cases/accept-offer.ts'
import { cancelOffer, rejectOffer } from '../use-cases/answer-offer.ts'
import { giveWay, leaveUnpaid, makeOffer, nameOf, payNow, payThen, runOut, sendNotice, viewerOf } from './moves.ts'
import type { Cast, Stage } from './stage.ts'

/** One step of a deal. It does nothing when done before, so that an interrupted run can resume. */
export interface Step {
  listingId: string
  at: Date
  play(): Promise<void>
}

/** The steps of a deal, each to be played at its time. */
export function stepsOf(stage: Stage, cast: Cast): Step[] {
  const { deal, listingId, timeline, producer, agent } = cast
  const { course } = deal
  const [maker, seller] = [viewerOf(producer), viewerOf(agent)]
  let offerId = ''
  const step = (at: Date, play: (deps: Deps) => Promise<void>): Step => ({
    listingId,
    at,
    play: () => play(stage.depsAt(at, isOpen(course) ? 'real' : 'past')),
  })
  const whilePending = (at: Date, play: (deps: Deps) => Promise<void>) =>
    step(at, async (deps) => {
      if ((await deps.db.offer.findUniqueOrThrow({ where: { id: offerId } })).status === 'pending') await play(deps)
    })
  const { begins, after } = timeline

  const made = step(begins, async (deps) => {
    offerId = await makeOffer(deps, stage, cast)
  })
  if (isOpen(course)) {
    const soon = new Date(begins.getTime() + 5 * 60_000)
    const card = course.is === 'declined' ? 'declined' : 'good'
    return course.is === 'unpaid' ? [made] : [made, whilePending(soon, (deps) => payNow(deps, stage, offerId, card))]
  }

  const paid = whilePending(after(0.01), (deps) => payThen(deps, stage.past, offerId))
  const ended = (days: number, play: (deps: Deps) => Promise<void>) => [made, paid, whilePending(after(days), play)]
  switch (course.is) {
    case 'overtaken':
      return [made, paid, step(after(3.05), (deps) => giveWay(deps, offerId))]
    case 'neverPaid':
      return [made, whilePending(after(1), (deps) => leaveUnpaid(deps, offerId))]
    case 'expired':
      return ended(7, (deps) => runOut(deps, stage.past, offerId))
    case 'rejected':
      return ended(2.5, (deps) => rejectOffer(deps, { offerId, viewer: seller }))
    case 'cancelled':
      return ended(1.5, (deps) => cancelOffer(deps, { offerId, viewer: maker, reason: course.reason }))
    case 'accepted':
      return [...ended(3, (deps) => acceptOffer(deps, { offerId, viewer: seller })), ...signatures(), ...whatBecame()]
  }

  function signatures(): Step[] {
    if (course.is !== 'accepted' || course.signed === 'nobody') return []
    const sign = (days: number, person: DemoAccount, side: 'producer' | 'agent') =>
      step(after(days), async (deps) => {
        const agreement = await deps.db.agreement.findUniqueOrThrow({ where: { offerId } })
        if (agreement[`${side}SignedAt`] === null)
          await recordSignature(deps, { offerId, viewer: viewerOf(person), name: nameOf(person) })
      })
    const first = sign(3.5, producer, 'producer')
    return course.signed === 'both' ? [first, sign(5, agent, 'agent')] : [first]
  }

  function whatBecame(): Step[] {
    if (course.is !== 'accepted' || course.after === null) return []
    const kind: OptionNoticeKind = course.after === 'exercised' ? 'exercise' : 'extension'
    const record = (at: Date) =>
      step(at, async (deps) => {
        if ((await deps.db.optionNotice.count({ where: { offerId } })) > 0) return
        const documentUrl = await sendNotice({ ...deps, publicUrl: stage.publicUrl }, stage.folder, {
          kind,
          offerId,
          cast,
        })
        await recordNotice(deps, { offerId, viewer: maker, kind, documentUrl, note: null })
      })
    // Still open, for the demo's agent to answer.
    if (course.after === 'extensionRecorded') return [record(new Date(stage.now.getTime() - 4 * DAY_MS))]
    const days = kind === 'exercise' ? 60 : 38
    const confirmed = step(after(days + 4), async (deps) => {
      const notice = await deps.db.optionNotice.findFirst({ where: { offerId, status: 'waiting' } })
      if (!notice) return
      const answer = { noticeId: notice.id, answer: 'confirm', reason: null } as const
      await answerNotice(deps, { offerId, viewer: seller, ...answer })
    })
    return [record(after(days)), confirmed]
  }
}
