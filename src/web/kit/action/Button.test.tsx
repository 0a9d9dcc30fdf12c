import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { type Blocked, Button, type ButtonProps, SendingBlocked } from './Button.tsx'

function blocked(props: ButtonProps, acts?: Blocked['acts']): string {
  return renderToStaticMarkup(
    <SendingBlocked value={{ reason: 'No connection', id: 'lost', ...(acts && { acts }) }}>
      <Button {...props}>Go</Button>
    </SendingBlocked>,
  )
}

it('blocks what sends, with the reason, and nothing else', () => {
  const sending: ButtonProps[] = [{ type: 'submit' }, { working: false }, { variant: 'danger', working: false }]
  for (const props of sending) {
    expect(blocked(props)).toContain('aria-disabled="true"')
    expect(blocked(props)).toContain('aria-describedby="lost"')
    expect(blocked(props)).toContain('title="No connection"')
  }
  const others: ButtonProps[] = [{}, { href: '/plans' }, { variant: 'secondary', working: false }]
  for (const props of others) expect(blocked(props)).not.toContain('aria-disabled')
  expect(renderToStaticMarkup(<Button type="submit">Go</Button>)).not.toContain('aria-disabled')
})

it('blocks what leads to a change while nothing may be changed, and not what may still be sent', () => {
  const changing: ButtonProps[] = [{ type: 'submit' }, { acts: true }, { acts: true, href: '/deposit' }, { acts: true, working: false }]
  for (const props of changing) expect(blocked(props, true)).toContain('aria-disabled="true"')
  const others: ButtonProps[] = [{}, { type: 'submit', acts: false }, { variant: 'secondary', working: false }]
  for (const props of others) expect(blocked(props, true)).not.toContain('aria-disabled')
  expect(blocked({ acts: true })).not.toContain('aria-disabled')
})
