import type { Offer } from '@storyright/contracts/http'

type Party = NonNullable<Offer['agent']>

/** One side of an offer by its name, and the firm it stands for. */
export const partyName = ({
  firstName,
  lastName,
  companyName,
}: Pick<Party, 'firstName' | 'lastName' | 'companyName'>) =>
  [`${firstName} ${lastName}`.trim() || 'A closed account', companyName].filter(Boolean).join(', ')
