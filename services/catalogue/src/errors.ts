import { defineRefusals } from '@storyright/contracts'

export const catalogueRefusals = defineRefusals({
  cursorNotValid: { status: 400, says: 'This place in the list is not valid. Start again from its beginning.' },
})
