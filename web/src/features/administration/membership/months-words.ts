/** "1 month", "3 months" */
export function monthsWords(count: number) {
  return count === 1 ? '1 month' : `${count} months`
}
