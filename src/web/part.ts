/** A part of a screen whose code and texts are fetched apart, patiently. */
import type { ComponentType } from 'react'
import { type Area, loadTexts } from './locales/text.ts'
import { patient } from './ui/patient.ts'

/** `areas`: the texts that the part uses, all of them, whoever shows it. `ahead`: it is fetched before it is shown. */
export function lazyPart<Props>(areas: readonly Area[], load: () => Promise<ComponentType<Props>>, ahead = false) {
  return patient(async () => (await Promise.all([load(), loadTexts(areas)]))[0], ahead)
}
