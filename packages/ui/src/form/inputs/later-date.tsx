import { laterInput } from '../../later/index.ts';
import { PlainDate } from './PlainDate.tsx';

/** The input of a date, whose picker is loaded when a form first needs it. */
export const LaterDateInput = laterInput(() => import('./DateInput.tsx'), PlainDate);
