/** A column that a list is sorted by; with a minus before it the other way round. */
export type Sort<Name extends string> = Name | `-${Name}`

/** What the lists that come page by page are sorted by. */
export const userSorts = ['name', 'role', 'status', 'joined', 'last-sign-in'] as const
export const transactionSorts = ['listing', 'producer', 'amount', 'payment', 'held', 'hold-ends', 'settled'] as const
export const membershipPaymentSorts = ['amount', 'payment', 'paid'] as const
export const commentSorts = ['written', 'likes'] as const
export const trailSorts = ['when'] as const

/** The name of the column, and whether the largest comes first. */
export function sortParts<Name extends string>(sort: Sort<Name>): { by: Name; isDescending: boolean } {
  const isDescending = sort.startsWith('-')
  return { by: (isDescending ? sort.slice(1) : sort) as Name, isDescending }
}
