/** Development only: every component of the kit in every state, in both colour modes. Its texts are samples and aren't in the catalogue. */
import { createRoot } from 'react-dom/client'
import { Button, Logo, Ribbon, ToastHost } from '#web/kit/index.ts'
import '../styles/app.css'
import { Controls } from './Controls.tsx'
import { Drawings } from './Drawings.tsx'
import { Feedback } from './Feedback.tsx'
import { Records } from './Records.tsx'

function Gallery() {
  const toggle = (): void => {
    const { dataset } = document.documentElement
    dataset.mode = dataset.mode === 'light' ? 'dark' : 'light'
  }
  return (
    <>
      <Ribbon label="Sandbox notice" tag="Sample data">
        Sandbox: paper money. Do not send real funds.
      </Ribbon>
      <main className="wrap grid grid-cols-[minmax(0,1fr)] gap-6 py-8">
        <header className="flex items-center justify-between gap-4">
          <h1 className="flex items-center gap-4 font-head text-20 font-bold">
            <Logo href="/gallery.html" /> Components and states
          </h1>
          <Button variant="secondary" size="s" onClick={toggle}>
            Colour mode
          </Button>
        </header>
        <Controls />
        <Drawings />
        <Records />
        <Feedback />
      </main>
      <ToastHost label="Notices" />
    </>
  )
}

const root = document.getElementById('root')
if (root) createRoot(root).render(<Gallery />)
