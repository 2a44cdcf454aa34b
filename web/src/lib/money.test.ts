import { describe, expect, it } from 'vitest'
import { coined, CURRENCIES, currencyOf, decimal, figure, forPlay, isPlay, parse } from './money'

const { EUR, ESP } = CURRENCIES as Record<string, (typeof CURRENCIES)[string]>

describe('an amount that was typed', () => {
  it('is understood with either decimal sign', () => {
    expect(['10', '10,5', '10.50', ' 7 '].map((text) => parse(text, EUR!))).toEqual([1000, 1050, 1050, 700])
  })

  it('is understood as the pages write it, with its thousands apart', () => {
    for (const lang of ['es', 'en']) for (const amount of [0, 550, 120_000, 123_456_789]) expect(parse(figure(amount, EUR!, lang), EUR!)).toBe(amount)
    expect([parse('1.200', ESP!), parse('1.234.567', ESP!), parse('1.200,50', EUR!)]).toEqual([1200, 1_234_567, 120_050])
  })

  it('is refused where it is no amount', () => {
    expect(['', 'x', '1,234', '0.500', '1.20.000', '1,200.000,5', '1.2345'].map((text) => parse(text, ESP!))).toEqual([null, null, 1234, null, null, null, null])
    expect(['10.555', '1.200', '1.000', '1.200,555', '1.2000', '-5'].map((text) => parse(text, EUR!))).toEqual([1_055_500, 120_000, 100_000, null, null, null])
  })
})

describe('play money', () => {
  it('is written like the currency that it stands for, and is another money', () => {
    expect(currencyOf('EUR-play')).toEqual({ code: 'EUR-play', digits: 2, symbol: '€' })
    expect(currencyOf('ESP-play')).toEqual({ code: 'ESP-play', digits: 0, symbol: 'pta' })
    expect(['EUR', 'EUR-play', 'ESP-play'].map(isPlay)).toEqual([false, true, true])
    expect([forPlay('EUR'), forPlay('EUR-play'), coined('ESP-play'), coined('ESP')]).toEqual(['EUR-play', 'EUR-play', 'ESP', 'ESP'])
  })
})

describe('a plain number', () => {
  it('has a true minus sign and the decimal sign of its language', () => {
    expect([decimal(-0.3144, 'es', 3), decimal(0.25, 'en', 2), decimal(-0.0001, 'es', 3)]).toEqual(['−0,314', '0.25', '0,000'])
  })
})
