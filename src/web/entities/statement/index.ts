export { StatementsCard } from './StatementsCard.tsx'
