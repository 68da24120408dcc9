import { sessionsChanged, userClosed } from '@storyright/contracts/events'
import type { Viewer } from '@storyright/contracts/vocabulary'
import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { requireStep } from '../people/account.ts'
import { activePerson, lockActive } from '../people/active-person.ts'
import { userEvent } from '../people/person.ts'
import { requireOwner, wrongPassword } from './require-owner.ts'

type Needed =
  | 'transaction'
  | 'people'
  | 'links'
  | 'mails'
  | 'letters'
  | 'outbox'
  | 'sessions'
  | 'limits'
  | 'passwords'
  | 'clock'

// The fields that stay, without a name: the id that records of deals refer to, the role, the dates.
const blank = {
  firstName: '',
  lastName: '',
  email: null,
  pendingEmail: null,
  username: null,
  usernameKey: null,
  lookalikeKey: null,
  passwordHash: null,
  phoneNumber: null,
  address: null,
  imdbPageLink: null,
  whatAreYouLookingFor: null,
  howDidYouHearAboutUs: null,
  companyName: null,
  profileImageUrl: null,
  agencyWebsite: null,
  agencyContactPhone: null,
  agencyYearsInBusiness: null,
  agencyClientList: null,
  agencyCredentials: null,
  trackingEnabled: false,
}

/** Closes an account at once: queues the farewell mail, erases personal data, and signs out everywhere. */
export async function closeAccount(
  { transaction, people, links, mails, letters, outbox, sessions, limits, passwords, clock }: Pick<Deps, Needed>,
  viewer: Viewer,
  typedPassword: string,
): Promise<void> {
  // A session alone may be borrowed.
  const before = await activePerson(people, viewer.id)
  await requireOwner({ limits, passwords }, { ...before, typed: typedPassword })
  const now = clock()
  await transaction(async (tx) => {
    const admins = viewer.role === 'admin' ? await people.lockAdmins(tx) : []
    const person = await lockActive(people, tx, viewer.id)
    if (person.passwordHash !== before.passwordHash) throw wrongPassword() // it was changed in the meantime
    if (person.role === 'admin' && admins.length <= 1) throw refusals.lastAdmin()
    requireStep(person.status, 'closed')
    await mails.dropWaiting(tx, person.id)
    const isMember = person.premiumExpiresAt !== null && person.premiumExpiresAt > now
    await mails.queueTo(tx, person, letters.farewell(person.firstName, isMember, { email: person.email, at: now }), now)
    await links.forgetAll(tx, person.id, now)
    await people.endSessions(tx, person.id)
    const closed = await people.change(tx, person.id, { ...blank, status: 'closed', closedAt: now })
    await outbox.add(tx, [userEvent(userClosed, closed), sessionsChanged({ userId: closed.id })])
  })
  await sessions.clear(viewer.id)
}
