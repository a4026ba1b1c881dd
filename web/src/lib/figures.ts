/** Numbers as a printer sets them: −20 with a minus, where Fluent would put a hyphen; as cinqmars/text/figures.py. */

import { FluentNumber } from '@fluent/bundle'

const MINUS = '−'

class Figure extends FluentNumber {
  override toString(scope?: Parameters<FluentNumber['toString']>[0]): string {
    return super.toString(scope).replace('-', MINUS)
  }
}

/** What a text is given. */
export const asFigure = (value: string | number): string | FluentNumber => (typeof value === 'number' ? new Figure(value) : value)
