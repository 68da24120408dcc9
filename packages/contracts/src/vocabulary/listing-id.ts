export const listingIdForm = /^[1-9]\d{0,14}$/

/** Whether a text can be a listing's id, a decimal number; anything else names no listing. */
export const isListingId = (text: string): boolean => listingIdForm.test(text)
