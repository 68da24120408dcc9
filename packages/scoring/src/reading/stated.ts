const none = /^\s*(none( yet)?|no|n\/a|nil|not applicable|[-–—])?\s*\.?\s*$/i

/** Whether an agent says something in a field; "none" says that there is nothing. */
export const isStated = (text: string | null): text is string => text !== null && !none.test(text)
