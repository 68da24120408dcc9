import { withClient } from '../running/with-client.ts'

/** Gives every reader the whole month again. */
export const forgetViews = (databaseUrl: string): Promise<unknown> =>
  withClient(databaseUrl, (client) => client.query('DELETE FROM view_months'))
