import type { Deps } from '../deps.ts'
import { refusals } from '../errors.ts'
import { accountRules } from '../people/account.ts'
import { type Purpose, requireSameAddress, requireUsable } from './link.ts'

interface Check {
  token: string
  purpose: Purpose
  ip: string
}

/** Refuses a mailed link that its form would refuse, before anybody fills the form. The link stays as it was. */
export async function checkLink(
  { people, links, limits, clock }: Pick<Deps, 'people' | 'links' | 'limits' | 'clock'>,
  { token, purpose, ip }: Check,
): Promise<void> {
  await limits.address('link', ip)
  const link = requireUsable(await links.find(token, purpose), clock())
  const person = await people.find(link.personId)
  if (!person?.email) throw refusals.linkUnknown()
  if (purpose !== 'reset') return
  if (!accountRules[person.status].mayResetPassword) throw refusals.linkUnknown()
  requireSameAddress(link, person)
}
