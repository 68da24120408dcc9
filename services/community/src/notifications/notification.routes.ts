import {
  notificationCalls as calls,
  type Notification,
  type NotificationPreferences,
  unreadCountHeader,
} from '@storyright/contracts/http'
import {
  type FieldError,
  type NotificationKind,
  notificationKind,
  notificationKinds,
  notificationLimits,
  refusals,
  type Viewer,
} from '@storyright/contracts/vocabulary'
import {
  cursorTime,
  describePage,
  type Expected,
  type Page,
  pageOf,
  readCursor,
  requireVersion,
  sendReady,
  serialised,
  serve,
  withVersion,
} from '@storyright/service-kit'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Database, Tx } from '../database.ts'
import type { Deps } from '../deps.ts'
import { keepPreferences } from './keep-preferences.ts'
import { viewNotifications } from './notification.view.ts'
import { type NotificationRow, notificationRows } from './notification-rows.ts'
import { isMailedAlways, preferenceOf } from './preference.ts'
import { type Preference, preferenceRows } from './preference-rows.ts'
import { readNotifications } from './read-notifications.ts'

export function notificationRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.notifications, async ({ viewer, query, reply }) => {
    const [page, unread] = await Promise.all([
      listNotifications(deps, { viewer, ...query }),
      unreadOf(deps.db, viewer.id),
    ])
    describePage(reply, page, calls.notifications.path, query)
    reply.header(unreadCountHeader, unread)
    return page.rows
  })
  serve(app, calls.readNotifications, async ({ viewer, body }) => readNotifications(deps, viewer, body))
  serve(app, calls.notificationPreferences, async ({ viewer, request, reply }) => {
    const { version, preferences } = await readPreferences(deps.db, viewer)
    return sendReady(request, reply, serialised(reply, preferences, version))
  })
  serve(app, calls.changeNotificationPreferences, async ({ viewer, body: { kinds: choices }, expected, reply }) => {
    await deps.permission.admit(viewer)
    const { version, preferences } = await changePreferences(deps, { viewer, choices, expected })
    return withVersion(reply, version, preferences)
  })
}

/** How much somebody has not read. */
const unreadOf = (db: Database, personId: string): Promise<number> =>
  notificationRows.of(db).countDocuments({ personId, isUnread: true, isHidden: false })

interface ListNotificationsInput {
  viewer: Viewer
  unread?: 'true' | undefined
  kind?: NotificationKind | undefined
  cursor?: string | undefined
  limit?: number | undefined
}

const FEW = 200
const place = z.tuple([cursorTime, z.uuid()])

/** Somebody's notifications, the newest first. */
async function listNotifications(
  { db, totals }: Pick<Deps, 'db' | 'totals'>,
  { viewer, unread, kind, cursor, limit = notificationLimits.page }: ListNotificationsInput,
): Promise<Page<Notification>> {
  const { id: personId } = viewer
  const read = readCursor(place, cursor)
  const after = read && { at: new Date(read[0]), _id: read[1] }
  const isUnread = unread && (true as const)
  const own = { personId, ...(isUnread && { isUnread }), ...(kind && { kind }), isHidden: false }
  const countAll = () => notificationRows.of(db).countDocuments(own)
  const total = await totals.of(`notifications ${JSON.stringify(own)}`, countAll)
  const found = await walkNotifications(db, { personId, isUnread, kind, after, count: limit + 1, isFew: total <= FEW })
  const page = pageOf(found, { limit, total, placeOf: ({ at, _id }) => [at, _id] })
  return { ...page, rows: await viewNotifications(db, page.rows) }
}

type Choice = Preference & Pick<NotificationPreferences['kinds'][number], 'kind'>

interface ChangePreferencesInput {
  viewer: Viewer
  choices: readonly Choice[]
  expected: Expected
}

/** Changes one's preferences; kinds left out stay as they are. */
async function changePreferences(
  { db, transaction, clock }: Pick<Deps, 'db' | 'transaction' | 'clock'>,
  { viewer, choices, expected }: ChangePreferencesInput,
): Promise<ReadPreferences> {
  const errors = choices.flatMap((choice, place) => faultsOf(viewer, choices, choice, place))
  if (errors.length > 0) throw refusals.validationFailed({ message: errors[0]!.message, errors })
  // Kinds that are always mailed are no choice, so they are not stored.
  const chosen = choices.map(({ mail, ...rest }) => (isMailedAlways(rest.kind) ? rest : { ...rest, mail }))
  return transaction(async (tx) => {
    const { version, preferences } = await readPreferences(db, viewer, tx)
    requireVersion(expected, version, () => preferences)
    await keepPreferences(tx, { db, clock }, viewer.id, chosen)
    return readPreferences(db, viewer, tx)
  })
}

function faultsOf(viewer: Viewer, choices: readonly Choice[], { kind, mail }: Choice, place: number): FieldError[] {
  const { concerns, label } = notificationKind(kind)
  const at = (field: string, message: string) => [{ path: `kinds.${place}.${field}`, message }]
  if (!concerns(viewer)) return at('kind', `You are not told of this: ${label}.`)
  if (choices.findIndex((choice) => choice.kind === kind) < place) return at('kind', 'Each kind can be chosen once.')
  if (isMailedAlways(kind) && mail !== 'now')
    return at('mail', `${label}: what concerns money and security is always mailed at once.`)
  return []
}

const FIRST_WINDOW_MS = 24 * 3_600_000
const WIDER = 8
const WIDEST_MS = 2_000 * 86_400_000

/** Where a page ended. */
interface Place {
  at: Date
  _id: string
}

interface Walk {
  personId: string
  isUnread?: true | undefined
  kind?: NotificationKind | undefined
  /** Only those after this cursor. */
  after?: Place | null
  count: number
  /** There are so few of them that they are read in one go. */
  isFew?: boolean
}

/**
 * Somebody's newest notifications of the shown kinds. Read in windows of time that widen until there is enough: not every MongoDB here ends a
 * read of an index where its limit is reached.
 */
async function walkNotifications(
  db: Database,
  { personId, isUnread, kind, after, count, isFew = false }: Walk,
): Promise<NotificationRow[]> {
  const own = { personId, ...(isUnread && { isUnread }), ...(kind && { kind }), isHidden: false }
  const found: NotificationRow[] = []
  let until = after?.at
  const top = (until ?? new Date()).getTime()
  for (let width = FIRST_WINDOW_MS; ; width *= WIDER) {
    const isLast = isFew || width > WIDEST_MS
    const since = new Date(isLast ? 0 : top - width)
    const rows = await notificationRows
      .of(db)
      .aggregate<NotificationRow>([
        { $match: { ...own, at: { $gt: since, ...(until && { $lte: until }) } } },
        ...(after ? [{ $match: { $or: [{ at: { $lt: after.at } }, { _id: { $lt: after._id } }] } }] : []),
        { $sort: { at: -1, _id: -1 } },
        { $limit: count - found.length },
      ])
      .toArray()
    found.push(...rows)
    if (found.length >= count || isLast) return found
    until = since
  }
}

interface ReadPreferences {
  version: number
  preferences: NotificationPreferences
}

/** Somebody's preferences, by each kind that can concern them. */
async function readPreferences(db: Database, viewer: Viewer, tx?: Tx): Promise<ReadPreferences> {
  const row = await preferenceRows.of(db).findOne({ _id: viewer.id }, tx && { session: tx })
  const kinds = notificationKinds
    .filter((kind) => notificationKind(kind).concerns(viewer))
    .map((kind) => ({ kind, ...preferenceOf(row, kind), mailAlways: isMailedAlways(kind) }))
  return { version: row?.version ?? 0, preferences: { kinds } }
}
