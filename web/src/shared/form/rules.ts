import {
  emailAddressOf,
  isMoreThanOneCharacter,
  isVisible,
  limits,
  passwordTooPlain,
  visibleLength,
  withScheme,
} from '@storyright/contracts/vocabulary'
import { boolean, string } from 'yup'
import { webAddress } from '../web-address.ts'

/** The rules that more than one form has, each with the message that the specification gives it. */
const atMost = (maximum: number) => `At most ${maximum} characters`

/** A text in which there is something to see. */
export function required(missing: string, maximum: number, tooLong = atMost(maximum)) {
  const isThere = (typed: string | undefined) => !typed || isVisible(typed)
  return string().trim().required(missing).test('visible', missing, isThere).max(maximum, tooLong)
}

/** Text of so many characters that can be seen; the sentence stands for none and for too few. */
export const ofAtLeast = (minimum: number, message: string, maximum: number) =>
  string()
    .trim()
    .required(message)
    .test('long-enough', message, (typed) => !typed || visibleLength(typed) >= minimum)
    .max(maximum, atMost(maximum))

/** An address of e-mail, by the one rule; `missing` is what the form says where there is none. */
export function emailOr(missing: string) {
  const isAddress = (typed: string | undefined) => !typed || emailAddressOf(typed) !== null
  return string().trim().required(missing).test('email', 'Invalid email address', isAddress)
}

export const email = emailOr('Invalid email address')
export const firstName = required('First name is required', limits.name)
export const lastName = required('Last name is required', limits.name)
export const username = string()
  .trim()
  .required('Username must be at least 3 characters')
  .min(limits.usernameMinimum, 'Username must be at least 3 characters')
  .max(limits.usernameMaximum, 'Username must be less than 30 characters')
export const newPassword = string()
  .required('Password must be at least 8 characters')
  .min(limits.passwordMinimum, 'Password must be at least 8 characters')
  .max(limits.passwordMaximum, `Password must be at most ${limits.passwordMaximum} characters`)
  .test('more', passwordTooPlain, (typed) => typed.length < limits.passwordMinimum || isMoreThanOneCharacter(typed))
/** `required` is what the form says when the second password is missing or too short to be one. */
export const repeated = (field: string, required: string, minimum = 1) =>
  string().when(field, ([first]: string[], own) =>
    own.required(required).test('repeated', (second, { createError }) => {
      if (second.length < minimum) return createError({ message: required })
      return second === first || createError({ message: "Passwords don't match" })
    }),
  )
export const freeText = (maximum: number) => string().trim().default('').max(maximum, atMost(maximum))
export const termsAccepted = boolean().default(false).oneOf([true], 'You must accept the terms and conditions')
/** As the services take it: without a scheme it is https. */
export const link = (message: string) =>
  string()
    .trim()
    .default('')
    .max(limits.url, message)
    .test('web-address', message, (text) => !text || isLink(withScheme(text)))

const isLink = (text: string) => /^https?:\/\//i.test(text) && webAddress(text) !== null
