export { matchBooks } from './books/match-books.ts'
export { matchPosts } from './mentions/match-posts.ts'
export { matchVideos } from './mentions/match-videos.ts'
export type { Matching, Post, Video, Volume, WorkToMatch } from './shapes.ts'
