/** A part of a screen whose code and texts are fetched apart, patiently. */
import type { ComponentType } from 'react'
import { type Area, loadTexts } from './locales/text.ts'
import { patient } from './ui/patient.ts'

/** `areas`: the texts that the part uses, all of them, whoever shows it. */
export function lazyPart<Props>(areas: readonly Area[], load: () => Promise<ComponentType<Props>>) {
  return patient(async () => (await Promise.all([load(), loadTexts(areas)]))[0])
}
