import { openDatabase } from '../../../services/identity/src/database.ts'

/** Until when identity says that each person is premium. */
export async function premiumIn(identityUrl: string): Promise<Map<string, Date | null>> {
  const db = openDatabase(identityUrl)
  try {
    const people = await db.person.findMany({ select: { id: true, premiumExpiresAt: true } })
    return new Map(people.map(({ id, premiumExpiresAt }) => [id, premiumExpiresAt]))
  } finally {
    await db.$disconnect()
  }
}
