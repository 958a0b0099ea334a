import type { SmsContent } from '@console/contracts/orders-logs/update-sms-content';
import { createContext } from 'react';

/** The text being edited, for the input that offers its placeholders. */
export const SmsContext = createContext<SmsContent | null>(null);
