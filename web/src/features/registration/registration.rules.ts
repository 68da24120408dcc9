import { limits } from '@storyright/contracts/vocabulary'
import { type InferType, object } from 'yup'
import {
  email,
  firstName,
  freeText,
  lastName,
  link,
  newPassword,
  ofAtLeast,
  repeated,
  required,
  termsAccepted,
  username,
} from '../../shared/form/rules.ts'
import { typedNumber } from '../../shared/form/typed-number.ts'

const core = {
  firstName,
  lastName,
  email,
  phoneNumber: freeText(limits.phone),
  username,
  password: newPassword,
  confirmPassword: repeated('password', 'Password confirmation is required', limits.passwordMinimum),
  acceptedLegalTerms: termsAccepted,
}
const blankCore = {
  firstName: '',
  lastName: '',
  email: '',
  phoneNumber: '',
  username: '',
  password: '',
  confirmPassword: '',
  acceptedLegalTerms: false,
}

/** Typed anew each time: secrets, and what somebody agrees to. */
export const neverKept = ['password', 'confirmPassword', 'acceptedLegalTerms'] as const

export const producerRules = object({
  ...core,
  companyName: freeText(limits.title),
  address: freeText(limits.address),
  imdbPageLink: link('Please provide a valid IMDB URL'),
  whatAreYouLookingFor: freeText(limits.longText),
  howDidYouHearAboutUs: freeText(limits.name),
})
export type ProducerFields = InferType<typeof producerRules>
export const blankProducer: ProducerFields = {
  ...blankCore,
  companyName: '',
  address: '',
  imdbPageLink: '',
  whatAreYouLookingFor: '',
  howDidYouHearAboutUs: '',
}

const clients = 'Please provide details about your client list'
const years = 'Years in business must be positive'

export const agentRules = object({
  ...core,
  companyName: required('Agency name is required', limits.title).default(''),
  agencyWebsite: link('Please enter a valid website URL').required('Please enter a valid website URL'),
  agencyYearsInBusiness: typedNumber('count', years)
    .integer(years)
    .min(0, years)
    .max(500, 'Years in business must be at most 500')
    .default(0),
  agencyClientList: ofAtLeast(10, clients, limits.longText),
})
/** As it is typed: the rules make a number of the years. */
export type AgentFields = Omit<InferType<typeof agentRules>, 'agencyYearsInBusiness'> & {
  agencyYearsInBusiness: string
}
export const blankAgent: AgentFields = {
  ...blankCore,
  companyName: '',
  agencyWebsite: '',
  agencyYearsInBusiness: '0',
  agencyClientList: '',
}
