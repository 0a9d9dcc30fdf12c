/**
 * The first entry of both builds, which no page loads: with it React's modules stand in the same order in both, and with all that either uses of them, so
 * that both make the same file.
 */
import 'react'
import 'react/jsx-runtime'
import 'react-dom'
import { createRoot, hydrateRoot } from 'react-dom/client'

Reflect.set(globalThis, 'react', [createRoot, hydrateRoot])
