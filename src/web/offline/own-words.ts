/** This file's texts and language. They are in the page as data, so that one script serves every language. */
import { isLanguage } from '#contract/shared/language'
import { byId } from './elements.ts'
import type { Words } from './words.ts'

const named = document.documentElement.lang

export const language = isLanguage(named) ? named : 'en'
export const words = JSON.parse(byId('words').textContent ?? '') as Words
