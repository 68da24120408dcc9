import type { Competition, Offer } from '@storyright/contracts/http'
import { competitionLimits, dayAndTime, isVisible, competitionMessages as says } from '@storyright/contracts/vocabulary'
import { useFormikContext } from 'formik'
import { useId, useState } from 'react'
import { number, type ObjectSchema, object, string } from 'yup'
import type { DeckValues } from '../../entities/deck/deck.ts'
import { DeckField } from '../../entities/deck/deck-field.tsx'
import { money } from '../../entities/money/money.ts'
import { useMySubmissionsQuery } from '../../entities/offer/offer.api.ts'
import { AppForm } from '../../shared/form/app-form.tsx'
import { SelectField, TextareaField } from '../../shared/form/fields.tsx'
import { SegmentsField } from '../../shared/form/segments-field.tsx'
import { useFormDraft } from '../../shared/form/use-form-draft.ts'
import { runWithToast } from '../../shared/run-with-toast.ts'
import { Button } from '../../ui/button/button.tsx'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { Meta } from '../../ui/text/text.ts'
import * as S from './competitions.styles.ts'
import { useEnterCompetitionMutation } from './entering.api.ts'

type EntryFormProps = { entrant: string; competition: Competition }

/** Enters once, with an offer of one's own or a pitch; asks before it is sent. */
export function EntryForm({ entrant, competition: { id, title, closesAt } }: EntryFormProps) {
  const heading = useId()
  const offers = useOwnOffers()
  const [asked, setAsked] = useState<EntryValues | null>(null)
  const draft = useFormDraft(`storyright.entry.${entrant}.${id}`, blankEntry)
  const [enter, { isLoading }] = useEnterCompetitionMutation()
  const confirm = async () => {
    const send = () => enter({ id, ...asSent(asked!) }).unwrap()
    const done = { title: 'Entered', description: `You can take your entry back until ${dayAndTime(closesAt)}.` }
    if (await runWithToast(send, done, 'Not Entered')) draft.forget()
    setAsked(null)
  }
  return (
    <S.Panel aria-labelledby={heading}>
      <h2 id={heading}>Enter</h2>
      <AppForm
        label="Enter the competition"
        initial={draft.initial}
        rules={entryRules}
        onSubmit={async (values) => setAsked(values)}
        onLeaving={draft}
      >
        {({ busy }) => (
          <>
            <Fields offers={offers} />
            <Button type="submit" variant="primary" busy={busy || isLoading}>
              Enter the Competition
            </Button>
          </>
        )}
      </AppForm>
      <ConfirmDialog
        open={asked !== null}
        onOpenChange={() => setAsked(null)}
        title={`Enter “${title}”?`}
        description={`You enter once, with ${asked && whatOf(asked, offers)}. It is read by Storyright’s administrators only, and you can take it back until ${dayAndTime(closesAt)}.`}
        confirm="Enter"
        busy={isLoading}
        onConfirm={() => void confirm()}
      />
    </S.Panel>
  )
}

const ways = [
  { value: 'pitch', label: 'A pitch' },
  { value: 'offer', label: 'One of my offers' },
]

function Fields({ offers }: { offers: readonly Offer[] }) {
  const { way } = useFormikContext<EntryValues>().values
  return (
    <>
      <SegmentsField name="way" label="Enter with" options={ways} help="Each producer enters once." />
      {way === 'pitch' ? (
        <>
          <TextareaField
            name="pitch"
            label="Pitch"
            rows={6}
            maxLength={competitionLimits.pitch}
            count={{ max: competitionLimits.pitch, unit: 'characters' }}
          />
          <DeckField label="Deck" readers=" and administrators" />
        </>
      ) : (
        <>
          <SelectField
            name="offerId"
            label="Offer"
            options={[{ value: '', label: 'Choose an offer' }, ...offers.map(choiceOf)]}
          />
          {offers.length === 0 && (
            <Meta>You have no offer with an agent yet. An offer counts once your card hold is confirmed.</Meta>
          )}
        </>
      )}
    </>
  )
}

const choiceOf = ({ id, listing, offerPrice }: Offer) => ({
  value: id,
  label: `${listing.title}, ${money(offerPrice)}`,
})

function whatOf({ way, offerId }: EntryValues, offers: readonly Offer[]): string {
  const offer = way === 'offer' && offers.find(({ id }) => id === offerId)
  return offer ? `your offer on “${offer.listing.title}”` : 'your pitch and its deck'
}

/** Those that an agent has got and that have not ended. */
function useOwnOffers(): readonly Offer[] {
  const { data = [] } = useMySubmissionsQuery(undefined, { refetchOnMountOrArgChange: true })
  return data.filter(
    ({ status, paymentStatus }) => status === 'accepted' || (status === 'pending' && paymentStatus === 'held'),
  )
}

/** What the form holds while it is filled in; `offerId` is empty for a pitch. */
interface EntryValues extends DeckValues {
  way: 'offer' | 'pitch'
  offerId: string
  pitch: string
}

const blankEntry: EntryValues = {
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

const entryRules = object({
  way: string().oneOf(['offer', 'pitch']).required(),
  offerId: ofWay('offer', 'Please choose one of your offers'),
  pitch: ofWay('pitch', 'Please write your pitch', competitionLimits.pitch),
  deckFileUrl: ofWay('pitch', says.deckRequired),
  deckName: string().default(''),
  deckBytes: number().default(0),
}) as unknown as ObjectSchema<EntryValues>

/** What is sent of it: an offer, or a pitch with its deck. */
const asSent = ({ way, offerId, pitch, deckFileUrl }: EntryValues) =>
  way === 'offer' ? { offerId, pitch: null } : { pitch: pitch.trim(), deckFileUrl }
