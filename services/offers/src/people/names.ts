import type { Prisma } from '../generated/client.ts'

export type PersonRow = Prisma.PersonGetPayload<object>

const formerMember = { firstName: 'Former', lastName: 'member', companyName: null }

/** A closed account keeps its records of deals, without a name. */
export const namesOf = (person: Pick<PersonRow, 'status' | 'firstName' | 'lastName' | 'companyName'> | undefined) =>
  !person || person.status === 'closed'
    ? formerMember
    : { firstName: person.firstName, lastName: person.lastName, companyName: person.companyName }
