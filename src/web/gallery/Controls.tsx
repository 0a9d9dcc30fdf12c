/** Buttons and everything that takes input. */
import { useState } from 'react'
import {
  Button,
  type ButtonVariant,
  Card,
  Checkbox,
  ChoiceChips,
  CodeInput,
  CopyButton,
  Field,
  Icon,
  IconButton,
  Link,
  MarkedTextArea,
  MoneyInput,
  PasswordInput,
  RadioGroup,
  RangeSlider,
  Select,
  StrengthMeter,
  TextArea,
  TextInput,
} from '#web/kit/index.ts'
import { iconNames } from '#web/kit/text/icons.ts'

const variants: readonly ButtonVariant[] = ['primary', 'secondary', 'quiet', 'danger']
const scores = [0, 1, 2, 3, 4] as const

export function Controls() {
  return (
    <>
      <Card title="Button">
        <div className="grid gap-4">
          {variants.map((variant) => (
            <div key={variant} className="flex flex-wrap items-center gap-3">
              <Button variant={variant}>Invest Now</Button>
              <Button variant={variant} icon="tray-in">
                With icon
              </Button>
              <Button variant={variant} size="s">
                Small
              </Button>
              <Button variant={variant} disabled>
                Disabled
              </Button>
              <Button variant={variant} working workingLabel="Please wait...">
                Working
              </Button>
            </div>
          ))}
          <div className="flex flex-wrap items-center gap-3">
            <IconButton name="bell" label="Messages" />
            <IconButton name="bell" label="2 unread messages" badge={2} />
            <IconButton name="bell" label="120 unread messages" badge={120} />
            <CopyButton text="sandbox:0x00" label="Copy address" copiedLabel="Copied" failedLabel="Not copied" />
            <Link href="#link">A link</Link>
            <Link href="#outside" external>
              Elsewhere
            </Link>
          </div>
        </div>
      </Card>
      <Card title="Icons">
        <ul className="flex flex-wrap gap-4">
          {iconNames.map((name) => (
            <li key={name} className="grid w-20 justify-items-center gap-1 text-12 text-text-2">
              <Icon name={name} />
              {name}
            </li>
          ))}
        </ul>
      </Card>
      <Inputs />
      <Choices />
    </>
  )
}

const labels = { show: 'Show password', hide: 'Hide password', capsLock: 'Caps lock is on.' }

function Inputs() {
  const [code, setCode] = useState('12345')
  return (
    <Card title="Input and select">
      <div className="grid items-start gap-5 md:grid-cols-3">
        <Field label="Default" hint="A hint stands beneath.">
          <TextInput defaultValue="Ada" />
        </Field>
        <Field label="Placeholder" aside="optional">
          <TextInput placeholder="What goes here" icon="search" />
        </Field>
        <Field label="Error" error="Minimum is $100.00">
          <MoneyInput defaultValue="20.00" />
        </Field>
        <Field label="Disabled" disabled>
          <MoneyInput defaultValue="500.00" />
        </Field>
        <Field label="Very long amount">
          <MoneyInput defaultValue="90071992547409.91" />
        </Field>
        <Field label="Select">
          <Select options={[{ value: 'btc', label: 'BTC, testnet' }]} />
        </Field>
        <Field label="Password">
          <PasswordInput labels={labels} defaultValue="secret" />
        </Field>
        <Field label="Code" hint="Six digits, 9:41 left.">
          <CodeInput value={code} onChange={setCode} />
        </Field>
        <Field label="Several lines">
          <TextArea rows={3} defaultValue="The member sees this." />
        </Field>
        <Field label="Marked text" error="Line 1, column 8: there is no prise.">
          <MarkedTextArea rows={2} value="weight prise" onChange={() => {}} marks={[{ from: 7, to: 12 }]} />
        </Field>
        {scores.map((score) => (
          <StrengthMeter key={score} score={score} word={`Score ${score}`} />
        ))}
      </div>
    </Card>
  )
}

function Choices() {
  const [choice, setChoice] = useState('wallet')
  const [amount, setAmount] = useState(800)
  const options = [
    { value: 'wallet', label: 'Wallet', hint: 'One of your saved payout addresses.' },
    { value: 'bank', label: 'Bank', hint: 'Your saved bank details.' },
    { value: 'none', label: 'Not available', disabled: true },
  ]
  return (
    <Card title="Choices">
      <div className="grid items-start gap-6 md:grid-cols-2">
        <RadioGroup label="Boxed" boxed options={options} value={choice} onChange={setChoice} />
        <RadioGroup label="Plain" options={options} value={choice} onChange={setChoice} />
        <ChoiceChips label="Chips" options={options} value={choice} onChange={setChoice} />
        <RangeSlider
          label="Amount"
          min={500}
          max={1000}
          value={amount}
          onChange={setAmount}
          from="$500 minimum"
          to="$1,000 maximum"
          valueText={`$${amount}`}
        />
        <Checkbox label="Agreed" defaultChecked />
        <Checkbox label="Missing" error="You must accept terms and conditions!" />
        <Checkbox label="Disabled" disabled />
      </div>
    </Card>
  )
}
