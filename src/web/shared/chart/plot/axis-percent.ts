/** A gridline's value: `+2%`, `−0.5%`. */
export function axisPercent(value: number): string {
  const text =
    Math.abs(value) >= 1 || value === 0 ? String(Math.round(Math.abs(value) * 10) / 10) : String(Number(Math.abs(value).toPrecision(2)))
  return `${value < 0 ? '−' : value > 0 ? '+' : ''}${text}%`
}
