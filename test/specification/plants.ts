/** What is planted for the rows whose literal is not in their files as their test has it. */
import { behaviourPlants } from './plants-behaviour.ts'

/** `row`: the start of its sentence. */
export type Plant =
  /** Exact texts, each there once, and what takes their place. */
  | { readonly row: string; readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[] }
  /** A text that is altered in this file, or where the row says. */
  | { readonly row: string; readonly alter: string; readonly file?: string }

export const plants: readonly Plant[] = [...behaviourPlants]
