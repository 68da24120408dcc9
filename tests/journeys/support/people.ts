import { randomUUID } from 'node:crypto'
import { type APIRequestContext, expect } from '@playwright/test'
import { demoAccounts, demoPassword } from '@storyright/demo'
import { linkIn, mailTo } from './mail.ts'

/** Somebody with an account, and how they sign in. */
export interface Person {
  firstName: string
  lastName: string
  username: string
  email: string
  password: string
}

export type DemoRole = 'producer' | 'premium' | 'agent' | 'pending-agent' | 'admin'

/** One of the accounts that the documentation names. */
export function demoPerson(role: DemoRole): Person {
  const account = demoAccounts.find(({ email }) => email === `${role}@storyright.test`)
  if (!account) throw new Error(`There is no demo account for ${role}.`)
  return { ...account, password: demoPassword }
}

/** Somebody whom the platform does not know yet. */
export function stranger(firstName = 'Imogen', lastName = 'Farrow'): Person {
  const username = `${firstName.toLowerCase()}.${randomUUID().slice(0, 8)}`
  return { firstName, lastName, username, email: `${username}@journeys.test`, password: 'Lantern-Street-9' }
}

/** Opens a session; the browser of `request` has its cookie from then on. */
export async function signIn(request: APIRequestContext, person: Person): Promise<Person> {
  const { email, password } = person
  await expect(await request.post('/api/auth/login', { data: { email, password } })).toBeOK()
  return person
}

/** Registers a producer and follows the mailed link, as the pages do. */
export async function joinAsProducer(request: APIRequestContext, person = stranger()): Promise<Person> {
  await expect(await request.post('/api/auth/register', { data: { role: 'producer', ...person } })).toBeOK()
  const token = linkIn(await mailTo(person.email)).searchParams.get('token')
  await expect(await request.get(`/api/auth/verify/${token}`)).toBeOK()
  return person
}

/** Registers an agent, whose application waits for an administrator from then on. */
export async function applyAsAgent(request: APIRequestContext, person = stranger()): Promise<Person> {
  const agency = {
    companyName: 'Farrow & Quill',
    agencyWebsite: 'https://farrowquill.example',
    agencyYearsInBusiness: 6,
    agencyClientList: 'Nine novelists, one of them shortlisted twice.',
  }
  await expect(await request.post('/api/auth/register', { data: { role: 'agent', ...person, ...agency } })).toBeOK()
  return person
}

/** Registers an agent, whom the administrator of `admin` approves at once. */
export async function joinAsAgent(request: APIRequestContext, admin: APIRequestContext, person = stranger()) {
  await applyAsAgent(request, person)
  const pending = await admin.get(`/api/admin/pending-agents?${new URLSearchParams({ search: person.email })}`)
  const [applicant] = (await pending.json()) as { id: string }[]
  const approval = { data: { status: 'approved' } }
  await expect(await admin.post(`/api/admin/verify-agent/${applicant?.id}`, approval)).toBeOK()
  return person
}
