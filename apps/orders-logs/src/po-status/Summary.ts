import { later } from '@console/ui/later';

/** Where an order stands; the lists of orders open without it. */
export const Summary = later(() => import('./SummaryPart.tsx'));
