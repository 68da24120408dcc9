import type { User } from '@storyright/contracts/http'
import {
  emailAddressOf,
  type identityAddresses,
  limits,
  producerRoles,
  readTypedNumber,
} from '@storyright/contracts/vocabulary'
import { type InferType, object, string } from 'yup'
import type { BodyOf } from '../../shared/call-to.ts'
import { email, firstName, freeText, lastName, link, username } from '../../shared/form/rules.ts'
import { doubtWords, numberIn } from '../../shared/form/typed-number.ts'

const years = 'Years in business must be positive'

/** All fields of an account; the role decides which of them a form shows. */
export const accountRules = object({
  firstName,
  lastName,
  email,
  username,
  phoneNumber: freeText(limits.phone),
  address: freeText(limits.address),
  profileImageUrl: link('Must be a valid URL'),
  companyName: freeText(limits.title),
  imdbPageLink: link('Must be a valid URL'),
  whatAreYouLookingFor: freeText(limits.longText),
  howDidYouHearAboutUs: freeText(limits.name),
  agencyWebsite: link('Please enter a valid website URL'),
  agencyContactPhone: freeText(limits.phone),
  agencyYearsInBusiness: string()
    .default('')
    .test('years', years, (typed, { createError }) => {
      const read = readTypedNumber(typed, 'count')
      if (read.is === 'blank') return true
      const message = doubtWords(typed, 'count') ?? years
      if (read.is !== 'number' || !Number.isInteger(read.value) || read.value < 0) return createError({ message })
      return read.value <= 500 || createError({ message: 'Years in business must be at most 500' })
    }),
  agencyClientList: freeText(limits.longText),
  agencyCredentials: freeText(limits.longText),
})
export type AccountFields = InferType<ReturnType<typeof accountRulesFor>>
export type AccountChange = BodyOf<typeof identityAddresses.editProfile>

/** The rules of one account's form: another email address also needs the current password. */
export const accountRulesFor = (user: User) =>
  accountRules.shape({
    currentPassword: string()
      .default('')
      .when('email', ([typed], own) =>
        isSameAddress(typed, user) ? own : own.required('Current password is required'),
      ),
  })

/** Addresses are compared as they are kept. */
export function isSameAddress(typed: string | undefined, { email }: User) {
  return (emailAddressOf(typed ?? '') ?? typed?.trim().toLowerCase()) === email.toLowerCase()
}

export const isProducer = ({ role }: User) => producerRoles.includes(role)

/** Initial values: the account as it is. */
export function fieldsOf(user: User): AccountFields {
  const names = Object.keys(accountRules.fields) as (keyof typeof accountRules.fields)[]
  const known = Object.fromEntries(names.map((name) => [name, String(user[name] ?? '')]))
  return { ...known, currentPassword: '' } as AccountFields
}

/** The request: only the fields that the form of this role shows, so that the others stay unchanged. */
export function changeOf(user: User, typed: AccountFields): AccountChange {
  const fields = accountRulesFor(user).cast(typed)
  const { firstName, lastName, email, username, phoneNumber, address, profileImageUrl, companyName } = fields
  const { currentPassword } = fields
  const mailbox = isSameAddress(email, user) ? { email } : { email, currentPassword }
  const core = { firstName, lastName, ...mailbox, username, phoneNumber, address, profileImageUrl }
  const { imdbPageLink, whatAreYouLookingFor, howDidYouHearAboutUs } = fields
  if (isProducer(user)) return { ...core, companyName, imdbPageLink, whatAreYouLookingFor, howDidYouHearAboutUs }
  if (user.role !== 'agent') return core
  const { agencyWebsite, agencyContactPhone, agencyYearsInBusiness, agencyClientList, agencyCredentials } = fields
  const agency = { agencyWebsite, agencyContactPhone, agencyClientList, agencyCredentials }
  const inBusiness = numberIn(agencyYearsInBusiness, 'count')
  return { ...core, companyName, ...agency, agencyYearsInBusiness: inBusiness }
}
