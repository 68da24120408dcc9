import type { Say } from '@storyright/backing-servers'

export function createProgress(out?: { write(text: string): unknown }): Say
