import type { Say } from '@storyright/backing-servers'

export declare function alone<T>(root: string, progress: Pick<Say, 'step'>, work: () => Promise<T>): Promise<T>
