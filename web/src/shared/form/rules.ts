import { limits, withScheme } from '@storyright/contracts/vocabulary'
import { boolean, string } from 'yup'
import { webAddress } from '../web-address.ts'

/** The rules that more than one form has, each with the message that the specification gives it. */
const atMost = (maximum: number) => `At most ${maximum} characters`

export const email = string()
  .trim()
  .required('Invalid email address')
  .email('Invalid email address')
  .max(limits.email, 'Invalid email address')
export const firstName = string().trim().required('First name is required').max(limits.name, atMost(limits.name))
export const lastName = string().trim().required('Last name is required').max(limits.name, atMost(limits.name))
export const username = string()
  .trim()
  .required('Username must be at least 3 characters')
  .min(limits.usernameMinimum, 'Username must be at least 3 characters')
  .max(limits.usernameMaximum, 'Username must be less than 30 characters')
export const newPassword = string()
  .required('Password must be at least 8 characters')
  .min(limits.passwordMinimum, 'Password must be at least 8 characters')
  .max(limits.passwordMaximum, `Password must be at most ${limits.passwordMaximum} characters`)
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
