import { competitionLimits, isVisible, competitionMessages as says } from '@storyright/contracts/vocabulary'
import { number, type ObjectSchema, object, string } from 'yup'
import type { DeckValues } from '../../entities/deck/deck.ts'

/** What the form holds while it is filled in; `offerId` is empty for a pitch. */
export interface EntryValues extends DeckValues {
  way: 'offer' | 'pitch'
  offerId: string
  pitch: string
}

export const blankEntry: EntryValues = {
  way: 'pitch',
  offerId: '',
  pitch: '',
  deckFileUrl: '',
  deckName: '',
  deckBytes: 0,
}

const ofWay = (way: EntryValues['way'], message: string, maximum = 2_048) =>
  string()
    .trim()
    .default('')
    .when('way', ([chosen], own) =>
      chosen === way
        ? own
            .required(message)
            .test('visible', message, (typed) => !typed || isVisible(typed))
            .max(maximum, `At most ${maximum} characters`)
        : own,
    )

export const entryRules = object({
  way: string().oneOf(['offer', 'pitch']).required(),
  offerId: ofWay('offer', 'Please choose one of your offers'),
  pitch: ofWay('pitch', 'Please write your pitch', competitionLimits.pitch),
  deckFileUrl: ofWay('pitch', says.deckRequired),
  deckName: string().default(''),
  deckBytes: number().default(0),
}) as unknown as ObjectSchema<EntryValues>

/** What is sent of it: an offer, or a pitch with its deck. */
export const asSent = ({ way, offerId, pitch, deckFileUrl }: EntryValues) =>
  way === 'offer' ? { offerId, pitch: null } : { pitch: pitch.trim(), deckFileUrl }
