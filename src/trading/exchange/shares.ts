/** How a book's value is spread over its coins: the holdings passed to a rule. */
import { worth } from '#kernel/price'
import type { Weights } from '../rule.ts'
import { type Book, bookValue, type Marks, positionOf } from './book.ts'

/** Null before the first trade; zeros once the book is worthless. */
export function sharesOf(book: Book, symbols: readonly string[], marks: Marks): Weights | null {
  if (book.traded === 0n) return null
  const value = bookValue(book, marks)
  return symbols.map((symbol) => {
    const mark = marks.get(symbol)
    if (mark === undefined || value === null || value <= 0n) return 0
    return Number(worth(positionOf(book, symbol).quantity, mark)) / Number(value)
  })
}
