/** Whether an agent's listings are hidden: as long as the account is not active, whatever the reason. */
export const hidesListings = ({ status }: { status: string }): boolean => status !== 'active'
