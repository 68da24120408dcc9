export type { Matching, Post, Video, Volume, WorkToMatch } from './shapes.ts'
