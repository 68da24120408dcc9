import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createGate } from './gate.ts'

const derive = promisify(argon2)

// OWASP's parameters for argon2id. Each computation takes 19 MiB: four at once are as many as the thread pool runs.
const parameters = { memory: 19_456, passes: 2, parallelism: 1 }
const pass = createGate({ atOnce: 4, waiting: 400 })
const tagLength = 32
const saltLength = 16

/** Hashes a new password, as a PHC string. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltLength)
  const tag = await pass(() => compute(password, salt, parameters))
  const { memory, passes, parallelism } = parameters
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

/** Compares in constant time. Without a hash it takes as long and fails, so that timing reveals nothing. */
export async function verifyPassword(password: string, hash: string | null): Promise<boolean> {
  const known = hash === null ? undefined : readPhc(hash)
  const { salt, tag, ...cost } = known ?? {
    ...parameters,
    salt: Buffer.alloc(saltLength),
    tag: Buffer.alloc(tagLength),
  }
  const computed = await pass(() => compute(password, salt, cost))
  return timingSafeEqual(computed, tag) && known !== undefined
}

// The same letters typed on another keyboard may arrive encoded otherwise.
const compute = (password: string, nonce: Buffer, cost: typeof parameters) =>
  derive('argon2id', { message: password.normalize('NFKC'), nonce, tagLength, ...cost })

function readPhc(hash: string) {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]{43})$/.exec(hash)
  if (!parts) throw new Error('a stored password hash cannot be read')
  const [, memory, passes, parallelism, salt, tag] = parts
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt!, 'base64'),
    tag: Buffer.from(tag!, 'base64'),
  }
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')
