export function whenParentDies(callback: () => void): void
