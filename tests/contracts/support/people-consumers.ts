import type { Envelope, PublicUser } from '@storyright/contracts/events'
import { foldText } from '@storyright/contracts/vocabulary'
import { prismaTransactions, type Subscription } from '@storyright/messaging'
import { followPeople, personRows } from '@storyright/read-models'
import { favouriteSubscriptions } from '../../../services/ai/src/favourites/favourite.subscriptions.ts'
import { personSubscriptions as catalogueSubscriptions } from '../../../services/catalogue/src/people/person.subscriptions.ts'
import { findPerson } from '../../../services/community/src/people/person.store.ts'
import { personSubscriptions } from '../../../services/community/src/people/person.subscriptions.ts'
import { type Tx as MembershipTx, openDatabase as openMembership } from '../../../services/membership/src/database.ts'
import { personSubscriptions as membershipSubscriptions } from '../../../services/membership/src/people/follow-person.ts'
import { type Tx as OffersTx, openDatabase as openOffers } from '../../../services/offers/src/database.ts'
import { personSubscriptions as offersSubscriptions } from '../../../services/offers/src/people/follow-person.ts'
import { openListingStore } from './catalogue-store.ts'
import { openCommunityStore } from './community-store.ts'
import { openStoreOf } from './databases.ts'
import { openAiStore } from './mongo-stores.ts'

const kept = ['id', 'role', 'status', 'firstName', 'lastName', 'companyName'] as const
const keptByMembership = ['id', 'role', 'firstName', 'lastName', 'companyName'] as const

export async function openCatalogueConsumer() {
  const { db, listings } = await openListingStore()
  return consumerOf(db, catalogueSubscriptions(listings), [...kept, 'isVerified'])
}

export async function openOffersConsumer() {
  const { db } = await openStoreOf('offers', openOffers, prismaTransactions<OffersTx>)
  return consumerOf(db, offersSubscriptions({ clock: () => new Date() }), kept)
}

/** Its members hold more than what is told of people, under names of their own. */
export async function openMembershipConsumer() {
  const { db } = await openStoreOf('membership', openMembership, prismaTransactions<MembershipTx>)
  const subscriptions = membershipSubscriptions({ clock: () => new Date() })
  const person: PeopleDatabase<MembershipTx>['person'] = {
    deleteMany: () => db.member.deleteMany(),
    async findUnique({ where: { id } }) {
      const row = await db.member.findUnique({ where: { personId: id } })
      return row && { ...row, id: row.personId, version: row.personVersion }
    },
  }
  const people = { person, $transaction: db.$transaction.bind(db), $disconnect: () => db.$disconnect() }
  return consumerOf(people as PeopleDatabase<MembershipTx>, subscriptions, keptByMembership)
}

/** Keeps all that is told; a closed account's favourites go. */
export async function openAiConsumer(): Promise<PeopleConsumer> {
  const ai = await openAiStore()
  const subscriptions = followPeople(ai)
  return {
    keeps: [...kept, 'username', 'isVerified', 'createdAt', 'trackingEnabled', 'lookingFor'],
    types: subscriptions.map(({ definition }) => definition.type),
    async handle(event) {
      await personRows.of(ai.db).deleteMany({})
      await ai.handle([...subscriptions, ...favouriteSubscriptions(ai)], event)
      const row = await personRows.of(ai.db).findOne({ _id: event.data.id })
      return row && { ...row.person, version: row.version }
    },
    close: ai.close,
  }
}

/** Keeps all that is told, and by what people are found; of a closed account only that. */
export async function openCommunityConsumer(): Promise<PeopleConsumer> {
  const community = await openCommunityStore()
  const subscriptions = personSubscriptions()
  const { db } = community
  return {
    keeps: [...kept, 'username', 'isVerified', 'createdAt', 'profileImageUrl'],
    types: subscriptions.map(({ definition }) => definition.type).filter((type) => type.startsWith('identity.')),
    async handle(event) {
      await db.person.deleteMany()
      await community.handle(subscriptions, event)
      const { id, username } = event.data
      expect((await db.person.findUnique({ where: { id } }))?.username).toBe(username && foldText(username))
      const found = await findPerson(db, id)
      return found && { ...found.person, version: found.version }
    },
    close: community.close,
  }
}

interface PeopleDatabase<Tx> {
  person: {
    deleteMany(): PromiseLike<unknown>
    findUnique(query: { where: { id: string } }): PromiseLike<object | null>
  }
  $transaction<Result>(work: (tx: Tx) => Promise<Result>): Promise<Result>
  $disconnect(): Promise<void>
}

export interface PeopleConsumer {
  /** The fields of a person that its read model keeps. */
  keeps: readonly (keyof PublicUser)[]
  types: string[]
  /** Handles the event as the first about its person, and returns the row in the read model. */
  handle(event: Envelope<PublicUser>): Promise<object | null>
  close(): Promise<void>
}

const consumerOf = <Tx>(
  db: PeopleDatabase<Tx>,
  subscriptions: Subscription<Tx>[],
  keeps: readonly (keyof PublicUser)[],
): PeopleConsumer => ({
  keeps,
  types: subscriptions.map(({ definition }) => definition.type),
  async handle(event) {
    await db.person.deleteMany()
    await db.$transaction(
      subscriptions.find(({ definition }) => definition.type === event.type)!.prepare(event).carryOut,
    )
    return db.person.findUnique({ where: { id: event.data.id } })
  },
  close: () => db.$disconnect(),
})
