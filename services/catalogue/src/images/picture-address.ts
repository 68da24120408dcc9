import { imageCalls } from '@storyright/contracts/http'

const { path } = imageCalls.getImage
const ownPicture = new RegExp(`${path.replace(':name', '([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})')}\\.webp$`)

/** Where an uploaded picture is read. */
export const pictureAddressOf = (name: string, publicUrl: string): string =>
  new URL(path.replace(':name', `${name}.webp`), publicUrl).href

/** The name of the uploaded picture that an address leads to, on whichever host; `null` for other addresses. */
export const pictureNameIn = (address: string | null): string | null => address?.match(ownPicture)?.[1] ?? null

/** The name of the picture behind the last part of its address; `null` when there cannot be one. */
export const pictureNameBehind = (part: string): string | null => pictureNameIn(path.replace(':name', part))
