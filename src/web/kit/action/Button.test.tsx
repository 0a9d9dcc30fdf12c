import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { Button, type ButtonProps, SendingBlocked } from './Button.tsx'

function blocked(props: ButtonProps): string {
  return renderToStaticMarkup(
    <SendingBlocked value={{ reason: 'No connection', id: 'lost' }}>
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
