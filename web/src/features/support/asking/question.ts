import { isVisibleMarkdown, type SupportTopic, supportLimits, supportTopics } from '@storyright/contracts/vocabulary'
import { object, string } from 'yup'

/** A question as its form holds it; what it is about may be blank. */
export interface Question {
  topic: SupportTopic | ''
  message: string
  offerId: string
  listingId: string
}

export const blank: Question = { topic: '', message: '', offerId: '', listingId: '' }

export const questionRules = object({
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
