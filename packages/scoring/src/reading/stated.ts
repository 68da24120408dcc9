const none = /^\s*(none( yet)?|no|n\/a|nil|not applicable|[-–—])?\s*\.?\s*$/i

/** Whether an agent has filled in a field; "none" means that there is nothing. */
export const isStated = (text: string | null): text is string => text !== null && !none.test(text)
