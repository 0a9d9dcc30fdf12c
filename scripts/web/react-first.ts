/**
 * The first entry of both builds, which no page loads: it puts React's modules in the same order and with the same exports into both, so
 * that both make the same file.
 */
import 'react'
import 'react/jsx-runtime'
import 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'

Reflect.set(globalThis, 'react', [createRoot, hydrateRoot])
