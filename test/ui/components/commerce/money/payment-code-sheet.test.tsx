import { act, type ReactNode, useState } from 'react'
import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { cents } from '../../../../../domain/shared/money.ts'
import {
  type CodeRefusal,
  PaymentCodeSheet,
} from '../../../../../ui/components/commerce/money/PaymentCodeSheet.tsx'
import { useLastPress } from '../../../../../ui/hooks/use-modal.ts'
import { hit, pointerDown, press, render, type Screen, type } from '../../../../support/ui/render.tsx'

const keypad = suite('payment keypad')

type Props = {
  readonly onPay?: (code: string) => void
  readonly refusal?: CodeRefusal
  readonly isBusy?: boolean
  readonly isOpen?: boolean
}

const Sheet = ({ onPay = () => undefined, refusal, isBusy = false, isOpen = true }: Props) => (
  <PaymentCodeSheet
    isOpen={isOpen}
    amount={cents(18_500)}
    payLabel="Bayar $185,00"
    refusal={refusal}
    isBusy={isBusy}
    forgotHref="/changePayPwd"
    onPay={onPay}
    onClose={() => undefined}
  />
)

/** The app around its screens, which knows where it was pressed last. */
const Around = ({ children }: { readonly children?: ReactNode }): ReactNode => {
  useLastPress()
  return <main>{children}</main>
}

/** The app with the keypad closed, and a press somewhere on the screen that then opens it. */
const openBy = (clientX: number, clientY: number, before: ReactNode = <Sheet isOpen={false} />): Screen => {
  const screen = render(<Around>{before}</Around>)
  pressAt(clientX, clientY)
  screen.show(
    <Around>
      <Sheet />
    </Around>,
  )
  return screen
}

const pressAt = (clientX: number, clientY: number): void =>
  act(() => void window.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, clientX, clientY })))

const tap = (screen: Screen, digits: string): void => {
  for (const digit of digits) pointerDown(screen.get('button', digit))
}
const payButton = (screen: Screen): HTMLElement => screen.get('button', 'Bayar $185,00')
const input = (screen: Screen): HTMLElement => screen.get('textbox', 'PIN pembayaran')
const filled = (screen: Screen): string =>
  screen
    .all('status')
    .map((status) => status.textContent)
    .join('')

keypad('accepts taps on pointer down, so that none is lost however fast', () => {
  const paid: string[] = []
  const screen = render(<Sheet onPay={(code) => paid.push(code)} />)
  tap(screen, '112233')
  press(payButton(screen))
  assert.equal(paid, ['112233'])
  screen.remove()
})

keypad('does not count the second half of the double tap that opened it as a digit', () => {
  const screen = openBy(0, 0)
  pointerDown(screen.get('button', '0'), 100)
  assert.is(filled(screen), '')
  pointerDown(screen.get('button', '0'), 600)
  assert.is(filled(screen), '1 angka terisi')
  screen.remove()
})

keypad('accepts a quick press at another place than the one that opened it', () => {
  const screen = openBy(195, 800)
  pointerDown(screen.get('button', '1'), 100)
  assert.is(filled(screen), '1 angka terisi')
  screen.remove()
})

keypad('accepts the first digit at once when another screen opened it', () => {
  const screen = openBy(195, 800, null)
  pointerDown(screen.get('button', '1'), 100)
  assert.is(filled(screen), '1 angka terisi')
  screen.remove()
})

keypad('accepts the first digit at once after a reload', () => {
  const screen = render(
    <Around>
      <Sheet />
    </Around>,
  )
  pointerDown(screen.get('button', '1'), 100)
  assert.is(filled(screen), '1 angka terisi')
  screen.remove()
})

keypad('is not closed by the second half of the double tap that opened it', () => {
  const screen = openBy(0, 0)
  const forgot = screen.get('link', 'Lupa PIN?')
  const pathAfter = (afterMs: number): string => {
    const event = new MouseEvent('click', { bubbles: true, cancelable: true, detail: 1 })
    Object.defineProperty(event, 'timeStamp', { value: performance.now() + afterMs })
    act(() => void forgot.dispatchEvent(event))
    return window.location.pathname
  }
  const before = window.location.pathname
  assert.is(pathAfter(100), before)
  assert.is(pathAfter(600), '/changePayPwd')
  window.history.replaceState(null, '', before)
  screen.remove()
})

keypad('does not count a tap twice when its click follows', () => {
  const screen = render(<Sheet />)
  const key = screen.get('button', '7')
  pointerDown(key)
  act(() => {
    key.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }))
  })
  assert.is(filled(screen), '1 angka terisi')
  screen.remove()
})

keypad('accepts the click of a screen reader, which has no pointer events', () => {
  const screen = render(<Sheet />)
  press(screen.get('button', '7'))
  assert.is(filled(screen), '1 angka terisi')
  screen.remove()
})

keypad('can pay from six digits on', () => {
  const screen = render(<Sheet />)
  tap(screen, '12345')
  assert.is(payButton(screen).hasAttribute('disabled'), true)
  tap(screen, '6')
  assert.is(payButton(screen).hasAttribute('disabled'), false)
  screen.remove()
})

keypad('accepts longer codes completely', () => {
  const paid: string[] = []
  const screen = render(<Sheet onPay={(code) => paid.push(code)} />)
  tap(screen, '1234567890')
  assert.is(filled(screen), '10 angka terisi')
  press(payButton(screen))
  assert.equal(paid, ['1234567890'])
  screen.remove()
})

keypad('keeps only the digits of typed or pasted text, and Enter pays', () => {
  const paid: string[] = []
  const screen = render(<Sheet onPay={(code) => paid.push(code)} />)
  type(input(screen), ' 12 34-56x')
  hit(input(screen), 'Enter')
  assert.equal(paid, ['123456'])
  screen.remove()
})

keypad('does not pay by Enter with fewer than six digits', () => {
  const paid: string[] = []
  const screen = render(<Sheet onPay={(code) => paid.push(code)} />)
  type(input(screen), '12345')
  hit(input(screen), 'Enter')
  assert.equal(paid, [])
  screen.remove()
})

keypad('erases one digit at a time', () => {
  const screen = render(<Sheet />)
  tap(screen, '123')
  pointerDown(screen.get('button', 'Hapus satu angka'))
  assert.is(filled(screen), '2 angka terisi')
  screen.remove()
})

keypad('never writes a digit of the code into the document', () => {
  const screen = render(<Sheet />)
  tap(screen, '907856')
  assert.not.match(screen.container.innerHTML, '907856')
  assert.is(input(screen).getAttribute('value'), null)
  assert.is(input(screen).getAttribute('type'), 'password')
  screen.remove()
})

keypad('clears a refused code and shows the reason until the next digit', () => {
  const screen = render(<Sheet />)
  tap(screen, '111111')
  screen.show(<Sheet refusal={{ id: 1, text: 'PIN salah. Sisa 4 kali.' }} />)
  assert.is(screen.get('alert').textContent, 'PIN salah. Sisa 4 kali.')
  assert.is(filled(screen), '')
  assert.is(document.activeElement, input(screen))
  assert.is(payButton(screen).hasAttribute('disabled'), true)
  tap(screen, '2')
  assert.is(screen.find('alert'), undefined)
  screen.remove()
})

keypad('announces the same refusal again when it is repeated', () => {
  const screen = render(<Sheet refusal={{ id: 1, text: 'PIN salah.' }} />)
  tap(screen, '2')
  screen.show(<Sheet refusal={{ id: 2, text: 'PIN salah.' }} />)
  assert.is(screen.get('alert').textContent, 'PIN salah.')
  screen.remove()
})

keypad('accepts no digits while a payment is running', () => {
  const paid: string[] = []
  const screen = render(<Sheet onPay={(code) => paid.push(code)} />)
  tap(screen, '123456')
  screen.show(<Sheet isBusy onPay={(code) => paid.push(code)} />)
  tap(screen, '7')
  press(payButton(screen))
  assert.equal(paid, [])
  assert.is(filled(screen), '6 angka terisi')
  screen.remove()
})

const Twice = () => {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        turn
      </button>
      <PaymentCodeSheet
        isOpen={isOpen}
        amount={cents(100)}
        payLabel="Bayar"
        onPay={() => undefined}
        onClose={() => undefined}
      />
    </>
  )
}

keypad('starts empty each time it is opened', () => {
  const screen = render(<Twice />)
  tap(screen, '123456')
  press(screen.get('button', 'turn'))
  press(screen.get('button', 'turn'))
  assert.is((input(screen) as HTMLInputElement).value, '')
  assert.is(screen.get('button', 'Bayar').hasAttribute('disabled'), true)
  screen.remove()
})

keypad.run()
