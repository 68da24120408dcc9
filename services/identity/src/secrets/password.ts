import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createGate } from '@storyright/service-kit'

const derive = promisify(argon2)

/** What hashing a password costs, in argon2id's parameters. */
export interface PasswordCost {
  memory: number
  passes: number
  parallelism: number
}

export interface Passwords {
  /** Hashes a new password, as a PHC string. */
  hash(password: string): Promise<string>
  /** Compares in constant time. Without a hash it takes as long and fails, so that timing reveals nothing. */
  verify(password: string, hash: string | null): Promise<boolean>
}

// OWASP's parameters for argon2id. Each computation takes 19 MiB: four at once are as many as the thread pool runs.
const usualCost: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 }
const pass = createGate({ atOnce: 4, waiting: 400 })
const tagLength = 32
const saltLength = 16

/** No setting of a deployment names another cost: only a test does, which signs people in by the hundred. */
export function createPasswords(cost = usualCost): Passwords {
  return {
    async hash(password) {
      const salt = randomBytes(saltLength)
      const tag = await pass(() => compute(password, salt, cost))
      const { memory, passes, parallelism } = cost
      return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
    },
    async verify(password, hash) {
      const known = hash === null ? undefined : readPhc(hash)
      const { salt, tag, ...its } = known ?? { ...cost, salt: Buffer.alloc(saltLength), tag: Buffer.alloc(tagLength) }
      const computed = await pass(() => compute(password, salt, its))
      return timingSafeEqual(computed, tag) && known !== undefined
    },
  }
}

// The same letters typed on another keyboard may arrive encoded otherwise.
const compute = (password: string, nonce: Buffer, cost: PasswordCost) =>
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
