import { del, get, patch, post, put } from './address.ts'

export const communityAddresses = {
  comments: get('/api/listings/:id/comments'),
  postComment: post('/api/listings/:id/comments'),
  editComment: put('/api/comments/:commentId'),
  deleteComment: del('/api/comments/:commentId'),
  likeComment: post('/api/comments/:commentId/like'),

  forumPosts: get('/api/forum/posts', { signInAt: '/auth' }),
  forumPost: get('/api/forum/posts/:id', { signInAt: '/auth' }),
  createPost: post('/api/forum/posts', { signInAt: '/auth' }),
  changePost: patch('/api/forum/posts/:id', { signInAt: '/auth' }),
  deletePost: del('/api/forum/posts/:id', { signInAt: '/auth' }),
  viewPost: post('/api/forum/posts/:id/view', { signInAt: '/auth' }),
  readPost: post('/api/forum/posts/:id/read', { signInAt: '/auth' }),
  followPost: post('/api/forum/posts/:id/subscription', { signInAt: '/auth' }),
  unfollowPost: del('/api/forum/posts/:id/subscription', { signInAt: '/auth' }),
  forumReplies: get('/api/forum/posts/:id/replies', { signInAt: '/auth' }),
  postReply: post('/api/forum/posts/:id/replies', { signInAt: '/auth' }),
  changeReply: patch('/api/forum/replies/:id', { signInAt: '/auth' }),
  deleteReply: del('/api/forum/replies/:id', { signInAt: '/auth' }),
  acceptReply: post('/api/forum/replies/:id/accept', { signInAt: '/auth' }),
  forumLike: post('/api/forum/like', { signInAt: '/auth' }),
  forumStats: get('/api/forum/stats', { signInAt: '/auth' }),

  mentionable: get('/api/people/mentionable', { signInAt: '/auth' }),
  blockedPeople: get('/api/people/blocked', { signInAt: '/auth' }),
  blockPerson: post('/api/people/:id/block', { signInAt: '/auth' }),
  unblockPerson: del('/api/people/:id/block', { signInAt: '/auth' }),

  flag: post('/api/flags'),
  moderationQueue: get('/api/admin/moderation', { signInAt: '/auth' }),
  moderate: post('/api/admin/moderation/:flagId', { signInAt: '/auth' }),
  moderationAudit: get('/api/admin/moderation/audit', { signInAt: '/auth' }),
  adminComments: get('/api/admin/comments', { signInAt: '/auth' }),
  adminCommentStats: get('/api/admin/comments/stats', { signInAt: '/auth' }),
  adminDeleteComment: del('/api/admin/comments/:id', { signInAt: '/auth' }),
} as const
