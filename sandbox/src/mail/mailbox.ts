import { type KeptList, openKeptList } from '../storage/kept-list.ts'
import type { Mail } from './mail.ts'

/** The mails that were caught, newest last. */
export type Mailbox = KeptList<Mail>

const LIMITS = { items: 500, bytes: 32 * 1024 * 1024 }

export const openMailbox = (file: string): Mailbox => openKeptList(file, LIMITS)
