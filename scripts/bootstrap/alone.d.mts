import type { Progress } from '@storyright/backing-servers'

export declare function alone<T>(root: string, progress: Pick<Progress, 'step'>, work: () => Promise<T>): Promise<T>
