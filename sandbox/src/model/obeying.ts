/** What a text says that wants to be obeyed instead of read. */
const orders =
  /ignore|disregard|forget|override|instruction|prompt|system:|assistant|you are|you must|rate (this|it)|score|give (this|it)|100|hundred|maximum|highest|top marks|full marks|<\/|\[\[|###/i

/** Words in the name of an observation that speak against a title. */
const unfavourable =
  /heavy|encumber|unclear|unknown|un[a-z]+|crowded|saturat|niche|limited|narrow|costly|expensive|dated|risk|weak|hard|difficult|complex|long_form|dispute|controvers|missing|no_|lack|low_|slow|thin|passive|vague|divisive|period|large_|sprawl|slight|derivative|generic|sensitive|episodic|interior/

export const hasOrders = (texts: readonly string[]): boolean => texts.some((text) => orders.test(text))

export const isFavourable = (kind: string): boolean => !unfavourable.test(kind)
