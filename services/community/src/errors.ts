import { defineRefusals } from '@storyright/contracts/vocabulary'

export const communityRefusals = defineRefusals({
  oneLevel: { status: 400, says: 'Replies are one level deep: please reply to the comment above.' },
  notOneself: { status: 400, says: 'Nobody can block themselves.' },
  notYourText: { status: 403, says: 'Somebody else wrote this.' },
  onlyAdministrators: { status: 403, says: 'Only administrators lock, move or stick discussions.' },
  onlyTheAsker: { status: 403, says: 'Only whoever began the discussion, or an administrator, accepts an answer.' },
  commentNotFound: { status: 404, says: 'There is no such comment.' },
  postNotFound: { status: 404, says: 'There is no such discussion.' },
  postRemoved: { status: 404, says: 'This discussion was removed by a moderator.' },
  replyNotFound: { status: 404, says: 'There is no such reply.' },
  personNotFound: { status: 404, says: 'There is no such person.' },
  postLocked: { status: 409, says: 'This discussion is locked.' },
  hasReplies: { status: 409, says: 'Somebody has replied, so this discussion stays.' },
  keyUsedOtherwise: { status: 409, says: 'This Idempotency-Key was used for another text.' },
})
