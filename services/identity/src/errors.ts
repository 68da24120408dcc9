import { defineRefusals, refusals as general } from '@storyright/contracts/vocabulary'

/** Every refusal of identity's own. */
export const refusals = defineRefusals({
  wrongCredentials: { status: 401, message: 'The email address or password is not right.' },
  emailNotVerified: { status: 403, message: 'Please verify your email address before logging in.' },
  applicationPending: {
    status: 403,
    message: 'Your application is still being reviewed. We will notify you by email once it is decided.',
  },
  applicationRejected: { status: 403, message: 'Your application was not approved, so this account cannot log in.' },
  accountSuspended: {
    status: 403,
    message: 'This account is suspended. Please contact us if you think this is wrong.',
  },
  emailTaken: { status: 409, message: 'An account with this email address already exists.' },
  usernameTaken: { status: 409, message: 'This username is already taken.' },
  nameReserved: { status: 400, message: 'This name belongs to Storyright and its team. Please choose another.' },
  usernameIsAddress: { status: 400, message: 'A username cannot contain “@”.' },
  lastAdmin: { status: 409, message: 'You are the last administrator, so your account cannot be closed.' },
  accountClosed: { status: 409, message: 'This account is closed.' },
  notAnAgent: { status: 409, message: 'This person has not applied as an agent.' },
  applicationDecided: { status: 409, message: 'This application has already been approved.' },
  adminNotGiven: { status: 403, message: 'Nobody becomes an administrator here. An operator makes administrators.' },
  ownRole: { status: 409, message: 'You cannot change your own role.' },
  roleNotOpen: { status: 409, message: 'This account has not been active yet, so its role cannot be changed.' },
  adminNotSuspended: { status: 409, message: 'An administrator cannot be suspended.' },
  notActive: { status: 409, message: 'This account is not active, so it cannot be suspended.' },
  notSuspended: { status: 409, message: 'This account is not suspended.' },
  linkUnknown: { status: 400, message: 'This link is not valid. Please ask for a new one.' },
  linkUsed: { status: 400, message: 'This link has already been used, or a newer one has been sent.' },
  linkExpired: { status: 400, message: 'This link has expired. Please ask for a new one.' },
  noEmailWaiting: { status: 409, message: 'No new email address waits to be confirmed.' },
  passwordNeeded: { status: 400, message: 'Enter your current password to change your email address.' },
  passwordNotRight: { status: 400, message: 'The current password is not right.' },
  commonPassword: { status: 400, message: 'This password is one of the most common ones. Please choose another.' },
  nameInPassword: { status: 400, message: 'Your password must not contain your name.' },
  usernameInPassword: { status: 400, message: 'Your password must not contain your username.' },
  addressInPassword: { status: 400, message: 'Your password must not contain the beginning of your email address.' },
  wrongCurrentPassword: {
    status: 400,
    message: 'Failed to change password. Please check your current password.',
  },
})

export const noSuchAccount = () => general.notFound({ message: 'There is no such account.' })
