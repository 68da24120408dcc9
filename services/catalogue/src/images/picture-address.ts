import { imageCalls } from '@storyright/contracts/http'
import { storedAddresses } from '@storyright/object-store'

/** Where uploaded pictures are read. */
export const pictures = storedAddresses(imageCalls.getImage.path, /\.webp$/)
