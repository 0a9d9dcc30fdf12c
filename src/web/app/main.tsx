/** Placeholder of the application's entry until its screens stand. */
import { createRoot } from 'react-dom/client'
import '../styles/app.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<p>Clearterm</p>)
