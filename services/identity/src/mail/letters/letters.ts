import { company, day, dayAndTime, membershipTimes, page, tokenLifetimes } from '@storyright/contracts/vocabulary'
import { type Letter, letter } from './letter.ts'

export type Letters = ReturnType<typeof createLetters>

const notYou = `If this was not you, please write to ${company.email} at once.`

const undoNote = `If it was not you, open the link: it keeps this address and logs out every device. It works until ${tokenLifetimes.undoDays} days after the change. Then set a new password with “Forgotten password”.`

const writeToUs = { label: 'Write to us', url: `mailto:${company.email}` }

/** What a reviewer wrote, line by line. */
const remarks = (notes: string | null) =>
  notes === null ? [] : ['Our reviewer adds:', ...notes.split(/\n+/).filter((line) => line.trim() !== '')]

/** The account that a mail is about, at the moment of writing. */
export interface AccountNow {
  email: string | null
  at: Date
}

/** `Storyright account (ann@example.org)` */
const accountOf = ({ email }: Pick<AccountNow, 'email'>) => `Storyright account${email ? ` (${email})` : ''}`
const momentOf = ({ at }: Pick<AccountNow, 'at'>) => `${dayAndTime(at)}, UK time`

/** Every mail about an account. Names appear only in mails to a mailbox that is known to be the person's. */
export function createLetters(publicUrl: string) {
  const logIn = { label: 'Log in', url: `${publicUrl}${page('auth').path}` }
  return {
    verification: (token: string, email: string): Letter =>
      letter({
        kind: 'verification',
        subject: 'Verify your email address',
        paragraphs: [`Confirm your email address, ${email}, to finish joining Storyright.`],
        action: { label: 'Verify email address', url: `${publicUrl}${page('verifyEmail').path}?token=${token}` },
        note: 'The link works once and expires in 24 hours. If you did not ask for an account, you can ignore this mail.',
      }),

    applicationReceived: ({ email, at }: AccountNow): Letter =>
      letter({
        kind: 'application-received',
        subject: 'Application Submitted',
        paragraphs: [
          `Thank you for applying to list rights on Storyright. We received your application on ${day(at)}, and it is now in review.`,
          `Our team verifies the credentials of every agent. We will write to ${email ?? 'you'} once it is decided; until then you cannot log in.`,
        ],
        action: { label: 'Go to Storyright', url: `${publicUrl}${page('home').path}` },
        note: 'If you did not apply, you can ignore this mail.',
      }),

    applicationApproved: (notes: string | null, { email, at }: AccountNow): Letter =>
      letter({
        kind: 'application-approved',
        subject: 'Your application has been approved',
        paragraphs: [
          `Welcome to Storyright. Our team verified your credentials on ${day(at)}, and your agent account is open: log in${email ? ` as ${email}` : ''} to list your first title.`,
          ...remarks(notes),
        ],
        action: logIn,
      }),

    applicationRejected: (notes: string | null, { email, at }: AccountNow): Letter =>
      letter({
        kind: 'application-rejected',
        subject: 'Your application was not approved',
        paragraphs: [
          `Thank you for applying to list rights on Storyright. Our team reviewed your application${email ? ` for ${email}` : ''} on ${day(at)} and could not approve it.`,
          ...remarks(notes),
        ],
        action: writeToUs,
        note: `If you think that we missed something, please write to ${company.email}.`,
      }),

    suspended: (name: string, account: AccountNow): Letter =>
      letter({
        kind: 'suspended',
        subject: 'Your account is suspended',
        name,
        paragraphs: [
          `An administrator suspended your ${accountOf(account)} on ${momentOf(account)}. You have been logged out everywhere and cannot log in for now.`,
        ],
        action: writeToUs,
        note: `If you think that this is wrong, please write to ${company.email}.`,
      }),

    activated: (name: string, account: AccountNow): Letter =>
      letter({
        kind: 'activated',
        subject: 'Your account is active again',
        name,
        paragraphs: [
          `An administrator lifted the suspension of your ${accountOf(account)} on ${momentOf(account)}. You can log in as before.`,
        ],
        action: logIn,
      }),

    reset: (token: string, email: string): Letter =>
      letter({
        kind: 'reset',
        subject: 'Set a new password',
        paragraphs: [`Somebody asked for a new password for the ${accountOf({ email })}.`],
        action: { label: 'Set a new password', url: `${publicUrl}${page('resetPassword').path}?token=${token}` },
        note: 'The link works once and expires in one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
      }),

    passwordChanged: (name: string, account: AccountNow): Letter =>
      letter({
        kind: 'password-changed',
        subject: 'Your password was changed',
        name,
        paragraphs: [
          `The password of your ${accountOf(account)} was changed on ${momentOf(account)}, and other devices were logged out.`,
        ],
        action: logIn,
        note: notYou,
      }),

    confirmEmail: (token: string, email: string): Letter =>
      letter({
        kind: 'email-confirmation',
        subject: 'Confirm your new email address',
        paragraphs: [
          `Somebody wants to use this email address, ${email}, for their Storyright account. Until you confirm it, nothing changes.`,
        ],
        action: { label: 'Confirm email address', url: `${publicUrl}${page('verifyEmail').path}?token=${token}` },
        note: 'The link works once and expires in 24 hours. If you did not ask for it, you can ignore this mail.',
      }),

    emailChangeAsked: (name: string, newEmail: string, undo: string): Letter =>
      letter({
        kind: 'email-change-asked',
        subject: 'A new email address for your account',
        name,
        paragraphs: [
          `Somebody who knows your password asked to use the email address ${newEmail} for your Storyright account. It takes the place of this one once the link mailed to it is opened.`,
          'If this was you, there is nothing to do here.',
        ],
        action: { label: 'Keep this address', url: `${publicUrl}${page('verifyEmail').path}?undo=${undo}` },
        note: undoNote,
      }),

    emailChanged: (name: string, newEmail: string, undo: string): Letter =>
      letter({
        kind: 'email-changed',
        subject: 'Your email address was changed',
        name,
        paragraphs: [
          `Your Storyright account now uses the email address ${newEmail}. From now on, log in with that address; nothing further comes to this one.`,
        ],
        action: { label: 'Take this address back', url: `${publicUrl}${page('verifyEmail').path}?undo=${undo}` },
        note: undoNote,
      }),

    emailKept: (name: string, account: AccountNow): Letter =>
      letter({
        kind: 'email-kept',
        subject: 'Your account keeps this email address',
        name,
        paragraphs: [
          `The link that was mailed here was used on ${momentOf(account)}: your ${accountOf(account)} keeps this address, and every device has been logged out.`,
          'Whoever asked for another address knows your password. Please set a new one now.',
        ],
        action: { ...logIn, label: 'Go to the login page' },
        note: notYou,
      }),

    farewell: (name: string, isMember: boolean, account: AccountNow): Letter =>
      letter({
        kind: 'farewell',
        subject: 'Your account is closed',
        name,
        paragraphs: [
          `Your ${accountOf(account)} was closed on ${momentOf(account)}, as you asked. Your name and contact details are deleted and you are logged out everywhere.`,
          ...(isMember
            ? [
                `Your Storyright Premium ends with it, and nothing more is charged. A first payment of the last ${membershipTimes.withdrawDays} days goes back to the card that it was paid with, and so does any payment taken after you closed the account.`,
              ]
            : []),
          'Records of deals are kept for seven years, as the law asks, without your name or contact details.',
          'Thank you for the time you spent with us.',
        ],
        action: { label: 'Read what is kept', url: `${publicUrl}${page('privacy').path}` },
      }),
  }
}
