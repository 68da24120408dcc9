import { defineEvent } from '@storyright/contracts/events'
import { z } from 'zod'

export const userRenamed = defineEvent('identity', 'user', 'renamed', z.object({ name: z.string() }))
export const userGreeted = defineEvent('identity', 'user', 'greeted', z.object({ name: z.string() }))

/** Of the service that listens to the others. */
export const titleRead = defineEvent('catalogue', 'title', 'read', z.object({ name: z.string() }))

const title = z.object({ title: z.string() })
export const titleChanged = defineEvent('identity', 'title', 'changed', title)
export const titleDeleted = defineEvent('identity', 'title', 'deleted', title)
export const titleSnapshot = defineEvent('identity', 'title', 'snapshot', title)
