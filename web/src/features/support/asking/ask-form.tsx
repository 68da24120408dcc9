import {
  isVisibleMarkdown,
  type SupportTopic,
  supportLimits,
  supportTopicLabels,
  supportTopics,
} from '@storyright/contracts/vocabulary'
import { useFormikContext } from 'formik'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { object, string } from 'yup'
import { useRequestKey } from '../../../entities/written/use-request-key.ts'
import { AppForm } from '../../../shared/form/app-form.tsx'
import { SelectField, TextareaField } from '../../../shared/form/fields.tsx'
import { fitting, keptDrafts } from '../../../shared/form/kept-draft.ts'
import { paths } from '../../../shared/paths.ts'
import { Button } from '../../../ui/button/button.tsx'
import { Link } from '../../../ui/link/link.tsx'
import { FormActions } from '../../../ui/page/actions.ts'
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx'
import { Note } from '../../../ui/state/note.tsx'
import { toast } from '../../../ui/toast/toasts.ts'
import { useOpenSupportThreadMutation } from '../support.api.ts'

const topics = [
  { value: '', label: 'Choose a topic' },
  ...supportTopics.map((value) => ({ value, label: supportTopicLabels[value] })),
]

export interface AskableOffer {
  id: string
  label: string
}
type AskFormProps = {
  viewerId: string
  /** The reader's own offers, once they are known. */
  offers: readonly AskableOffer[] | undefined
  /** What the address names. */
  about: Partial<Question>
}

/** Asks support; what was typed stays in this tab until it is sent. */
export function AskForm({ viewerId, offers, about }: AskFormProps) {
  const { initial, keep, forget } = useQuestionDraft(viewerId, about)
  const [ask] = useOpenSupportThreadMutation()
  const request = useRequestKey()
  const navigate = useNavigate()
  const send = async ({ topic, message, offerId, listingId }: Question) => {
    if (topic === '') return
    const question = { topic, message: message.trim(), offerId: offerId || null, listingId: listingId || null }
    const { id } = await ask({ ...question, key: request.keyFor(JSON.stringify(question)) }).unwrap()
    request.sent()
    forget()
    toast({ title: 'Question Sent', description: 'We will notify you when it is answered.' })
    await navigate(paths.supportThread(id))
  }
  return (
    <AppForm
      label="Ask support"
      initial={initial}
      rules={questionRules}
      onSubmit={send}
      failed={{ title: 'Error', fallback: 'Your question could not be sent. Please try again.' }}
      onLeaving={{ keep }}
    >
      {({ busy }) => (
        <>
          <SelectField name="topic" label="Topic" options={topics} />
          <TextareaField
            name="message"
            label="Message"
            rows={9}
            dir="auto"
            maxLength={supportLimits.message}
            count={{ max: supportLimits.message, unit: 'characters' }}
          />
          <AboutListing />
          <OfferChoice offers={offers} />
          <FormActions>
            <Button type="submit" variant="primary" busy={busy}>
              Send
            </Button>
          </FormActions>
        </>
      )}
    </AppForm>
  )
}

const fieldHeight = 65

/** One's own offers; one that only the address names stands among them. */
function OfferChoice({ offers }: Pick<AskFormProps, 'offers'>) {
  const { offerId } = useFormikContext<Question>().values
  if (!offers) return <Skeleton $h={fieldHeight} />
  const isListed = offers.some(({ id }) => id === offerId)
  if (offers.length === 0 && offerId === '') return null
  const options = [
    { value: '', label: 'None' },
    ...(offerId && !isListed ? [{ value: offerId, label: `Offer ${offerId.slice(0, 8)}` }] : []),
    ...offers.map(({ id: value, label }) => ({ value, label })),
  ]
  return <SelectField name="offerId" label="About an offer" optional options={options} />
}

const drafts = keptDrafts(() => sessionStorage)

/** The question that somebody is writing, kept in this tab until it is sent. `about` is what the address names. */
function useQuestionDraft(viewerId: string, about: Partial<Question>) {
  const place = `storyright.support.${viewerId}`
  const [initial] = useState((): Question => {
    const kept = fitting(drafts.read(place) ?? {}, blank, [])
    const topic = supportTopics.find((known) => known === kept.topic) ?? ''
    return { ...kept, topic, ...(Object.keys(about).length > 0 && { offerId: '', listingId: '', ...about }) }
  })
  return {
    initial,
    keep: (question: Question) => void drafts.keep(place, question),
    forget: () => drafts.forget(place),
  }
}

/** The listing that the address has named, which can be left out. */
function AboutListing() {
  const { values, errors, setFieldValue, setFieldError } = useFormikContext<Question>()
  const { listingId } = values
  if (listingId === '') return null
  const leaveOut = async () => {
    await setFieldValue('listingId', '')
    setFieldError('listingId', undefined)
  }
  const action = (
    <Button small onClick={() => void leaveOut()}>
      Leave out
    </Button>
  )
  if (errors.listingId)
    return (
      <Note tone="bad" role="alert" action={action}>
        {errors.listingId}
      </Note>
    )
  return (
    <Note action={action}>
      <span>About </span>
      <Link to={paths.listing(listingId)}>the listing you came from</Link>
    </Note>
  )
}

/** A question as its form holds it; what it is about may be blank. */
interface Question {
  topic: SupportTopic | ''
  message: string
  offerId: string
  listingId: string
}

const blank: Question = { topic: '', message: '', offerId: '', listingId: '' }

const questionRules = object({
  topic: string()
    .oneOf([...supportTopics, ''] as const)
    .required('Please choose a topic')
    .default(''),
  message: string()
    .trim()
    .required('Please write your message')
    .test('visible', 'Please write your message', (typed) => !typed || isVisibleMarkdown(typed))
    .max(supportLimits.message, `At most ${supportLimits.message.toLocaleString('en-GB')} characters`)
    .default(''),
  offerId: string().default(''),
  listingId: string().default(''),
})
