/** A member writes, changes or takes back their testimonial. Whether it is earned is asked in the transaction that writes it. */
import { newId } from '#kernel/id'
import { type Refused, refuse } from '#kernel/refusal'
import type { TestimonialsDependencies } from './dependencies.ts'
import { readEarned } from './earn.ts'
import { removeOwn, writeWording } from './store.ts'
import type { Testimonial } from './testimonial.ts'

type Writer = { readonly user_id: string; readonly role: string }

export async function writeTestimonial(
  deps: TestimonialsDependencies,
  writer: Writer,
  { text, display_name }: { readonly text: string; readonly display_name: string },
): Promise<Testimonial | Refused<'not_earned'>> {
  const { database, clock } = deps
  return database.transaction(async (tx) => {
    const { matured, lacks } = await readEarned(deps, tx, writer)
    if (!matured || lacks.length > 0) return refuse('not_earned', { more: { why_not: lacks } })
    const at = clock.now()
    return writeWording(tx, { id: newId(at), user_id: writer.user_id, text, display_name, at }, matured)
  })
}

export async function removeTestimonial(
  { database }: TestimonialsDependencies,
  { user_id }: Pick<Writer, 'user_id'>,
): Promise<Refused<'no_testimonial'> | null> {
  const removed = await database.transaction((tx) => removeOwn(tx, user_id))
  return removed ? null : refuse('no_testimonial')
}
