import { z } from 'zod'
import {
  email,
  line,
  message,
  name,
  newPassword,
  optionalLine,
  optionalPrintedLine,
  optionalText,
  optionalWebAddress,
  printed,
  requiredLine,
  textOfAtLeast,
  timestamp,
  typedPassword,
  uuid,
  webAddress,
} from '../fields.ts'
import { identityAddresses } from '../vocabulary/addresses/identity.ts'
import { heardAboutUs, limits } from '../vocabulary/constants.ts'
import { demoPartNames } from '../vocabulary/demo-loading.ts'
import { accountStatuses, roles, tiers } from '../vocabulary/people.ts'
import { switchNames } from '../vocabulary/switches.ts'
import { visibleLength } from '../vocabulary/visible-text.ts'
import { defineCall } from './call.ts'

/** The User entity as every answer shows it: no secrets. */
export const user = z
  .object({
    id: uuid,
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    pendingEmail: z.string().nullable().describe('A new address that waits until the link mailed to it is opened'),
    username: z.string().nullable(),
    phoneNumber: z.string().nullable(),
    address: z.string().nullable(),
    imdbPageLink: z.string().nullable(),
    whatAreYouLookingFor: z.string().nullable(),
    howDidYouHearAboutUs: z.string().nullable(),
    role: z.enum(roles),
    membershipTier: z.enum(tiers).describe('The effective tier'),
    isVerified: z.boolean(),
    companyName: z.string().nullable(),
    createdAt: timestamp,
    lastLoginAt: timestamp.nullable(),
    premiumExpiresAt: timestamp.nullable(),
    agencyWebsite: z.string().nullable(),
    agencyContactPhone: z.string().nullable(),
    agencyYearsInBusiness: z.number().int().nullable(),
    agencyClientList: z.string().nullable(),
    agencyCredentials: z.string().nullable(),
    agentVerificationSubmittedAt: timestamp.nullable(),
    profileImageUrl: z.string().nullable(),
    status: z.enum(accountStatuses),
    profileComplete: z.boolean(),
    trackingEnabled: z.boolean().describe('Whether what they search for and look at is recorded'),
  })
  .meta({ id: 'User' })
export type User = z.infer<typeof user>

const firstName = printed(name(limits.name, 'First name is required'))
const lastName = printed(name(limits.name, 'Last name is required'))
const tooShort = 'Username must be at least 3 characters'
const username = name(limits.usernameMaximum, tooShort, 'Username must be less than 30 characters').min(
  limits.usernameMinimum,
  tooShort,
)

/** As long as a password has to be: a shorter one cannot equal it. */
const passwordConfirmation = typedPassword('Password confirmation is required').min(
  limits.passwordMinimum,
  'Password confirmation is required',
)

const core = {
  firstName,
  lastName,
  email,
  phoneNumber: optionalLine(limits.phone),
  username,
  password: newPassword,
  // The form's own checks; sent or not, they are not kept.
  confirmPassword: passwordConfirmation.optional(),
  acceptedLegalTerms: z.literal(true, 'You must accept the terms and conditions').optional(),
}

const producerRegistration = z.strictObject({
  ...core,
  role: z.literal('producer'),
  companyName: optionalPrintedLine(limits.title),
  address: optionalText(limits.address),
  imdbPageLink: optionalWebAddress('Please provide a valid IMDB URL'),
  whatAreYouLookingFor: optionalText(limits.longText),
  howDidYouHearAboutUs: optionalLine(limits.name),
})

const agentRegistration = z.strictObject({
  ...core,
  role: z.literal('agent'),
  companyName: printed(requiredLine(limits.title, 'Agency name is required')),
  agencyWebsite: webAddress('Please enter a valid website URL'),
  agencyYearsInBusiness: z
    .number()
    .int()
    .min(0, 'Years in business must be positive')
    .max(500, 'Years in business must be at most 500')
    .default(0),
  agencyClientList: textOfAtLeast(10, limits.longText, 'Please provide details about your client list'),
  agencyCredentials: optionalText(limits.longText),
  agencyContactPhone: optionalLine(limits.phone),
})

/** Refused when the two passwords differ, wherever a form sends both. */
const passwordsMatch = (fields: { password: string; confirmPassword?: string | undefined }) =>
  fields.confirmPassword === undefined || fields.confirmPassword === fields.password

export const registration = z
  .discriminatedUnion('role', [producerRegistration, agentRegistration])
  .refine(passwordsMatch, { path: ['confirmPassword'], message: "Passwords don't match" })
export type Registration = z.infer<typeof registration>

export const completeProfile = z.strictObject({
  firstName,
  lastName,
  username,
  address: textOfAtLeast(10, limits.address, 'Please provide a complete address'),
  phoneNumber: line(limits.phone, undefined, 'Please provide a valid phone number').refine(
    (typed) => visibleLength(typed) >= 10,
    'Please provide a valid phone number',
  ),
  imdbPageLink: optionalWebAddress('Please provide a valid IMDB URL'),
  whatAreYouLookingFor: textOfAtLeast(
    20,
    limits.longText,
    "Please provide at least 20 characters describing what you're looking for",
  ),
  howDidYouHearAboutUs: z.enum(heardAboutUs, 'Please select how you heard about us'),
  acceptedLegalTerms: z.literal(true, 'You must accept the terms and conditions'),
})

/** Left out: unchanged. The required fields always come; another e-mail address also needs the current password. */
export const editProfile = z.strictObject({
  firstName,
  lastName,
  email,
  currentPassword: typedPassword('Current password is required').optional(),
  username,
  phoneNumber: optionalLine(limits.phone).optional(),
  address: optionalText(limits.address).optional(),
  imdbPageLink: optionalWebAddress('Must be a valid URL').optional(),
  whatAreYouLookingFor: optionalText(limits.longText).optional(),
  howDidYouHearAboutUs: optionalLine(limits.name).optional(),
  companyName: optionalPrintedLine(limits.title).optional(),
  agencyWebsite: optionalWebAddress('Please enter a valid website URL').optional(),
  agencyContactPhone: optionalLine(limits.phone).optional(),
  agencyYearsInBusiness: z.number().int().min(0, 'Years in business must be positive').max(500).nullish(),
  agencyClientList: optionalText(limits.longText).optional(),
  agencyCredentials: optionalText(limits.longText).optional(),
  profileImageUrl: optionalWebAddress('Must be a valid URL').optional(),
  trackingEnabled: z.boolean().optional(),
})

const token = z
  .string()
  .min(1)
  .max(200)
  .regex(/^[\w-]+$/, 'This link is not valid')

const mailedToken = z.object({ token: z.string().max(500) })

/** A part that is switched off. */
export const switchedOff = z
  .object({
    name: z.enum(switchNames),
    says: z.string(),
    until: timestamp.nullable().describe('When it is switched on again, where that is planned'),
  })
  .meta({ id: 'SwitchedOff' })

/** A part of the demo that is still being loaded, and how far it is. */
export const demoLoading = z
  .object({
    part: z.enum(demoPartNames),
    what: z.string(),
    loaded: z.int(),
    total: z.int().describe('0 until it is counted'),
  })
  .meta({ id: 'DemoLoading' })

export const identityCalls = {
  currentUser: defineCall(identityAddresses.currentUser, {
    summary: 'The signed-in user',
    access: 'signedIn',
    isVersioned: true,
    status: 200,
    reply: user,
  }),
  login: defineCall(identityAddresses.login, {
    summary: 'Sign in; sets the session cookie',
    access: 'public',
    checksCredentials: true,
    body: z.strictObject({
      email,
      password: typedPassword('Password is required'),
    }),
    status: 200,
    reply: z.object({ user }),
  }),
  register: defineCall(identityAddresses.register, {
    summary: 'Join as a producer, or apply as an agent',
    access: 'public',
    body: registration,
    switchedBy: 'registrations',
    status: 201,
    reply: message,
  }),
  logout: defineCall(identityAddresses.logout, {
    summary: 'End this session',
    access: 'public',
    status: 200,
    reply: message,
  }),
  completeProfile: defineCall(identityAddresses.completeProfile, {
    summary: 'Complete the profile',
    access: 'signedIn',
    body: completeProfile,
    status: 200,
    reply: user,
  }),
  editProfile: defineCall(identityAddresses.editProfile, {
    summary: 'Edit the account; another e-mail address waits until the link mailed to it is opened',
    access: 'signedIn',
    body: editProfile,
    isVersioned: true,
    status: 200,
    reply: user,
  }),
  changePassword: defineCall(identityAddresses.changePassword, {
    summary: 'Change the password; every other session ends, and this one gets another cookie',
    access: 'signedIn',
    body: z.strictObject({ currentPassword: typedPassword('Current password is required'), newPassword }),
    status: 200,
    reply: message,
  }),
  closeAccount: defineCall(identityAddresses.closeAccount, {
    summary: 'Close the account at once; asks for its password',
    access: 'signedIn',
    body: z.strictObject({ currentPassword: typedPassword('Enter your password to delete your account') }),
    status: 200,
    reply: message,
  }),
  exportData: defineCall(identityAddresses.exportData, {
    summary: 'Everything that the platform knows of the signed-in user, as one file',
    access: 'signedIn',
    status: 200,
    reply: z.record(z.string(), z.unknown()).describe('What each service knows, by its name'),
  }),
  forgotPassword: defineCall(identityAddresses.forgotPassword, {
    summary: 'Mail a link to set a new password',
    access: 'public',
    body: z.strictObject({ email }),
    status: 200,
    reply: message,
  }),
  resetPassword: defineCall(identityAddresses.resetPassword, {
    summary: 'Set a new password with the mailed token',
    access: 'public',
    body: z.strictObject({ token, password: newPassword }),
    status: 200,
    reply: message,
  }),
  checkLink: defineCall(identityAddresses.checkLink, {
    summary: 'Whether a mailed link still holds, without using it up; refused with the reason where it does not',
    access: 'public',
    body: z.strictObject({ token, purpose: z.enum(['reset', 'undo']) }),
    status: 204,
  }),
  verifyEmail: defineCall(identityAddresses.verifyEmail, {
    summary:
      'Confirm the e-mail address of a new account with the mailed token; of a changed address, what POST would confirm',
    access: 'public',
    changesOnGet: true,
    params: mailedToken,
    status: 200,
    reply: message.extend({
      email: z.string().nullable().describe('The new address, when the link is to change it'),
      waits: z.boolean().describe('Nothing has changed: POST to this address changes it'),
    }),
  }),
  confirmEmail: defineCall(identityAddresses.confirmEmail, {
    summary: 'Confirm an e-mail address with the mailed token, that of a new account or a changed one',
    access: 'public',
    params: mailedToken,
    status: 200,
    reply: message.extend({ email: z.string().nullable().describe('The new address, when the link changed it') }),
  }),
  cancelEmailChange: defineCall(identityAddresses.cancelEmailChange, {
    summary: 'Give up a new e-mail address that still waits',
    access: 'signedIn',
    status: 200,
    reply: user,
  }),
  undoEmailChange: defineCall(identityAddresses.undoEmailChange, {
    summary: 'Keep or take back the old e-mail address with the token mailed to it; every session ends',
    access: 'public',
    body: z.strictObject({ token }),
    status: 200,
    reply: message,
  }),
  resendVerification: defineCall(identityAddresses.resendVerification, {
    summary: 'Mail the confirmation link again, also to a new address that waits',
    access: 'public',
    body: z.strictObject({ email }),
    status: 200,
    reply: message,
  }),
  switchedOff: defineCall(identityAddresses.switchedOff, {
    summary: 'The parts that operators have switched off, with what people are told about it',
    access: 'public',
    status: 200,
    reply: z.array(switchedOff),
  }),
  demoLoading: defineCall(identityAddresses.demoLoading, {
    summary: 'What of the demo is still being loaded; nothing where there is no demo',
    access: 'public',
    status: 200,
    reply: z.array(demoLoading),
  }),
} as const
