import { execFile } from 'node:child_process'
import path from 'node:path'
import { promisify } from 'node:util'
import { premiumPlan } from '@storyright/contracts/vocabulary'
import { demoMembers, namedAccounts } from '@storyright/demo'
import { programEnv, testDatabase, testSandbox } from '@storyright/testing'
import { openDatabase } from '../src/database.ts'
import { migrations } from './migrations.ts'

jest.setTimeout(90_000) // the seed runs as a program of its own, twice

const accountOf = (name: string) => namedAccounts.find(({ email }) => email === `${name}@storyright.test`)!

describe('the demo’s memberships', () => {
  it('are paid and counted once, by the service’s own use cases, and stand at the card provider', async () => {
    const sandbox = await testSandbox()
    const databaseUrl = await testDatabase('membership', migrations)
    const db = openDatabase(databaseUrl)
    const run = async () => {
      const env = {
        ...programEnv(),
        DATABASE_URL: databaseUrl,
        STRIPE_SECRET_KEY: 'sk_test_storyright',
        STRIPE_PUBLISHABLE_KEY: 'pk_test_storyright',
        STRIPE_WEBHOOK_SECRET: 'whsec_storyright',
        STRIPE_API_URL: sandbox.url,
        PAYMENT_SANDBOX_URL: sandbox.url,
        DEPLOYMENT: 'these-tests',
      }
      const file = path.join(import.meta.dirname, '../src/seed.ts')
      return (await promisify(execFile)(process.execPath, [file], { env })).stdout
    }
    try {
      expect(await run()).toBe(`membership: ${demoMembers.length} demo memberships paid, 2 demo views counted\n`)
      expect(await run()).toBe('membership: 0 demo memberships paid, 0 demo views counted\n')

      const premium = accountOf('premium')
      const member = await db.member.findUniqueOrThrow({ where: { personId: premium.id } })
      expect(member).toMatchObject({
        state: 'active',
        card: { brand: 'visa', last4: '4242' },
      })
      const months = (member.paidUntil!.getTime() - Date.now()) / (30.44 * 24 * 3_600_000)
      expect(Math.round(months)).toBe(12 - demoMembers[0]!.monthsAgo)
      expect(member.premiumUntil).toEqual(member.paidUntil)
      expect(await db.document.findMany({ where: { personId: premium.id }, include: { payment: true } })).toMatchObject(
        [
          {
            number: 'SR-000001',
            kind: 'invoice',
            customerName: 'Julian Okonjo',
            customerCompany: 'Northlight Drama',
            payment: { status: 'paid', grossPence: premiumPlan.grossPence, paidAt: member.activatedAt },
          },
        ],
      )
      const read = await db.viewMonth.findMany()
      expect(read).toMatchObject([{ personId: accountOf('producer').id, letIn: [] }])
      expect(read[0]!.counted).toHaveLength(2)
    } finally {
      await db.$disconnect()
      await sandbox.stop()
    }
  })
})
