import type { Colour } from '@console/contracts/core/fields';

export type { Colour };

/**
 * Y Yearly, M Monthly, S Single; anything else Single (docs/model/specification.md#codes).
 * @example
 * paymentType('Y'); // 'Yearly'
 */
export const paymentType = (code: string | null | undefined): 'Yearly' | 'Monthly' | 'Single' =>
  code === 'Y' ? 'Yearly' : code === 'M' ? 'Monthly' : 'Single';

/**
 * N New, anything else Used (docs/model/specification.md#codes).
 * @example
 * condition('N'); // 'New'
 */
export const condition = (code: string | null | undefined): 'New' | 'Used' => (code === 'N' ? 'New' : 'Used');

/**
 * S Spesial, anything else Retail (docs/model/specification.md#codes).
 * @example
 * customerType('S'); // 'Spesial'
 */
export const customerType = (code: string | null | undefined): 'Spesial' | 'Retail' =>
  code === 'S' ? 'Spesial' : 'Retail';

/**
 * "active" is success, anything else error (docs/model/specification.md#status-colours).
 * @example
 * statusColour('inactive'); // 'error'
 */
export const statusColour = (status: string | null | undefined): Colour => (status === 'active' ? 'success' : 'error');

/**
 * Colour of a promo's status: new info, active success, inactive error (docs/model/specification.md#status-colours);
 * any other status neutral.
 * @example
 * promoStatusColour('new'); // 'info'
 */
export const promoStatusColour = (status: string | null | undefined): Colour =>
  status === 'new' ? 'info' : status === 'active' ? 'success' : status === 'inactive' ? 'error' : 'neutral';
