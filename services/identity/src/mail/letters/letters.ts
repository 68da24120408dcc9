import { company, membershipTimes, page, tokenLifetimes } from '@storyright/contracts/vocabulary'
import { type Letter, letter } from './letter.ts'

export type Letters = ReturnType<typeof createLetters>

const notYou = `If this was not you, please write to ${company.email} at once.`

const undoNote = `If it was not you, open the link: it keeps this address and logs out every device. It works until ${tokenLifetimes.undoDays} days after the change. Then set a new password with “Forgotten password”.`

const writeToUs = { label: 'Write to us', url: `mailto:${company.email}` }

/** What a reviewer wrote, line by line. */
const remarks = (notes: string | null) =>
  notes === null ? [] : ['Our reviewer adds:', ...notes.split(/\n+/).filter((line) => line.trim() !== '')]

/** Every mail about an account. Names appear only in mails to a mailbox that is known to be the person's. */
export function createLetters(publicUrl: string) {
  const logIn = { label: 'Log in', url: `${publicUrl}${page('auth').path}` }
  return {
    verification: (token: string): Letter =>
      letter({
        kind: 'verification',
        subject: 'Verify your email address',
        paragraphs: ['Thank you for joining Storyright. One step is left before you can log in.'],
        action: { label: 'Verify email address', url: `${publicUrl}${page('verifyEmail').path}?token=${token}` },
        note: 'The link works once and for 24 hours. If you did not ask for an account, you can ignore this mail.',
      }),

    applicationReceived: (): Letter =>
      letter({
        kind: 'application-received',
        subject: 'Application Submitted',
        paragraphs: [
          'Thank you for applying to list rights on Storyright. Your application is now in review.',
          'Our team verifies the credentials of every agent. We will notify you by email once it is decided; until then you cannot log in.',
        ],
        action: { label: 'Go to Storyright', url: `${publicUrl}${page('home').path}` },
        note: 'If you did not apply, you can ignore this mail.',
      }),

    applicationApproved: (notes: string | null): Letter =>
      letter({
        kind: 'application-approved',
        subject: 'Your application has been approved',
        paragraphs: [
          'Welcome to Storyright. Our team has verified your credentials, and your agent account is open: log in to list your first title.',
          ...remarks(notes),
        ],
        action: logIn,
      }),

    applicationRejected: (notes: string | null): Letter =>
      letter({
        kind: 'application-rejected',
        subject: 'Your application was not approved',
        paragraphs: [
          'Thank you for applying to list rights on Storyright. Our team has reviewed your application and could not approve it.',
          ...remarks(notes),
        ],
        action: writeToUs,
        note: `If you think that something was missed, please write to ${company.email}.`,
      }),

    suspended: (name: string): Letter =>
      letter({
        kind: 'suspended',
        subject: 'Your account is suspended',
        name,
        paragraphs: [
          'An administrator has suspended your Storyright account. You have been logged out everywhere and cannot log in for now.',
        ],
        action: writeToUs,
        note: `If you think that this is wrong, please write to ${company.email}.`,
      }),

    activated: (name: string): Letter =>
      letter({
        kind: 'activated',
        subject: 'Your account is active again',
        name,
        paragraphs: ['The suspension of your Storyright account has been lifted. You can log in as before.'],
        action: logIn,
      }),

    reset: (token: string): Letter =>
      letter({
        kind: 'reset',
        subject: 'Set a new password',
        paragraphs: ['Somebody asked for a new password for the Storyright account with this email address.'],
        action: { label: 'Set a new password', url: `${publicUrl}${page('resetPassword').path}?token=${token}` },
        note: 'The link works once and for one hour. If you did not ask for it, ignore this mail: your password stays as it is.',
      }),

    passwordChanged: (name: string): Letter =>
      letter({
        kind: 'password-changed',
        subject: 'Your password was changed',
        name,
        paragraphs: ['The password of your Storyright account was changed, and other devices were logged out.'],
        action: logIn,
        note: notYou,
      }),

    confirmEmail: (token: string): Letter =>
      letter({
        kind: 'email-confirmation',
        subject: 'Confirm your new email address',
        paragraphs: [
          'Somebody wants to use this email address for their Storyright account. Until you confirm it, nothing changes.',
        ],
        action: { label: 'Confirm email address', url: `${publicUrl}${page('verifyEmail').path}?token=${token}` },
        note: 'The link works once and for 24 hours. If you did not ask for it, you can ignore this mail.',
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

    emailKept: (name: string): Letter =>
      letter({
        kind: 'email-kept',
        subject: 'Your account keeps this email address',
        name,
        paragraphs: [
          'The link that was mailed here has been used: your Storyright account has this email address, and every device has been logged out.',
          'Whoever asked for another address knows your password. Please set a new one now.',
        ],
        action: { ...logIn, label: 'Go to the login page' },
        note: notYou,
      }),

    farewell: (name: string, isMember: boolean): Letter =>
      letter({
        kind: 'farewell',
        subject: 'Your account is closed',
        name,
        paragraphs: [
          'Your Storyright account has been closed as you asked. Your name and contact details are deleted and you are logged out everywhere.',
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
