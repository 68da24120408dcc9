/** "1 month", "3 months" */
export const monthsWords = (count: number) => (count === 1 ? '1 month' : `${count} months`)
