import { type FeeStep, feeWords, longDay, type OptionNoticeKind } from '@storyright/contracts/vocabulary'
import { type Occasion, otherSide, type ToSides, titleOf } from './parties.ts'

/** One side has signed: the other is asked to. Both have: the first signer is notified that it is complete. */
export function signed({ offer }: Occasion): ToSides {
  const { signedByProducerAt: byProducer, signedByAgentAt: byAgent } = offer
  const asked = (who: string) => ({
    title: `Please sign the agreement for ${titleOf(offer)}`,
    detail: `${who} has signed it. Your signature is the last one missing.`,
  })
  const complete = {
    title: `The agreement for ${titleOf(offer)} is signed`,
    detail: 'Both sides have signed. You can download it at any time.',
  }
  if (byProducer && byAgent)
    return Date.parse(byProducer) <= Date.parse(byAgent) ? { producer: complete } : { agent: complete }
  if (byProducer) return { agent: asked('The producer') }
  return byAgent ? { producer: asked('The agent') } : {}
}

/** The option period ran out: notifies both. */
export function over({ offer }: Occasion): ToSides {
  const title = `The option on ${titleOf(offer)} has ended`
  if (offer.optionEndedBecause === 'refunded') {
    const detail = 'The option fee went back to the card, and the rights are free again.'
    return { producer: { title, detail }, agent: { title, detail } }
  }
  return {
    producer: {
      title,
      detail: `Your option of ${offer.optionPeriod} months has run out, and the rights are free again.`,
    },
    agent: { title, detail: 'The rights are free again, unless the title has been sold or withdrawn.' },
  }
}

/** Steps of the option fee after the acceptance: notifies both sides. */
export function fee(step: FeeStep) {
  return ({ offer }: Occasion): ToSides => {
    const { producer, agent } = feeWords[step]({ ...offer, title: titleOf(offer) })
    return {
      producer: { title: producer.head, detail: producer.text },
      agent: { title: agent.head, detail: agent.text },
    }
  }
}

const happened: Record<OptionNoticeKind, (title: string) => string> = {
  extension: (title) => `the option on ${title} was extended`,
  exercise: (title) => `the option on ${title} was exercised`,
  reversion: (title) => `the rights in ${title} went back to the author`,
}
const named: Record<OptionNoticeKind, string> = {
  extension: 'The extension of the option on',
  exercise: 'The exercise of the option on',
  reversion: 'The reversion of the rights in',
}

/** The recorded notice, and who recorded it. */
function noticeOf({ offer }: Pick<Occasion, 'offer'>) {
  if (offer.optionNotice === null) throw new Error('a step of an option says what was recorded')
  const { by, ...notice } = offer.optionNotice
  return { ...notice, by, other: otherSide[by] }
}

/** The other side is asked whether that is so; nothing when it is answered or taken back by now. */
export function recorded({ offer, newest }: Occasion): ToSides {
  const { kind, other, endsAt } = noticeOf({ offer })
  if (newest.optionNotice?.status !== 'waiting') return {}
  const until = endsAt ? ` It would then run until ${longDay(endsAt)}.` : ''
  return {
    [other]: {
      title: `Please confirm: ${happened[kind](titleOf(offer))}`,
      detail: `The other side has recorded it, with a document that you can read.${until} Nothing changes until you confirm it.`,
    },
  }
}

/** The other side has confirmed it. */
export function extended({ offer }: Occasion): ToSides {
  const until = offer.optionEndsAt ? ` It now runs until ${longDay(offer.optionEndsAt)}.` : ''
  return {
    [noticeOf({ offer }).by]: {
      title: `The option on ${titleOf(offer)} is extended`,
      detail: `The other side has confirmed it.${until}`,
    },
  }
}

export function exercised({ offer }: Occasion): ToSides {
  return {
    [noticeOf({ offer }).by]: {
      title: `The option on ${titleOf(offer)} is exercised`,
      detail: offer.isExclusive
        ? 'The other side has confirmed it, and the title counts as sold.'
        : 'The other side has confirmed it. The option was not exclusive, so the title stays open to others.',
    },
  }
}

/** The producer gave rights back: notifies the agent. */
export function surrendered({ offer }: Occasion): ToSides {
  const [first, ...others] = offer.surrender?.words ?? []
  if (!first || offer.surrender?.isWhole)
    return {
      agent: {
        title: `The producer gave all rights in ${titleOf(offer)} back`,
        detail: `${offer.exercisedAt ? 'The sale' : 'The option'} has ended, and the rights are free again.`,
      },
    }
  return {
    agent: {
      title: `The producer gave some of the rights in ${titleOf(offer)} back`,
      detail: `${first}${others.length > 0 ? ` and ${others.length} more` : ''}: free again from now on.`,
    },
  }
}

/** Both sides have confirmed that the rights went back. */
export function reverted({ offer }: Occasion): ToSides {
  return {
    [noticeOf({ offer }).by]: {
      title: `The rights in ${titleOf(offer)} went back to the author`,
      detail: `The other side has confirmed it. ${offer.exercisedAt ? 'The sale' : 'The option'} has ended, and the rights are free again.`,
    },
  }
}

/** The other side has declined it: everything stays as it was. */
export function declined({ offer }: Occasion): ToSides {
  const { kind, by, reason } = noticeOf({ offer })
  return {
    [by]: {
      title: `${named[kind]} ${titleOf(offer)} was declined`,
      detail: `${kind === 'reversion' ? 'Everything' : 'The option'} stays as it was.${reason ? ` The reason given: ${reason}` : ''}`,
    },
  }
}

/** Withdrawn by the side that recorded it. */
export function withdrawn({ offer }: Occasion): ToSides {
  const { kind, other } = noticeOf({ offer })
  return {
    [other]: {
      title: `${named[kind]} ${titleOf(offer)} was withdrawn`,
      detail: 'There is nothing for you to confirm any more.',
    },
  }
}
