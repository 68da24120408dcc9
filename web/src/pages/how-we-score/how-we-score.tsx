export const HowWeScorePage = () => null
