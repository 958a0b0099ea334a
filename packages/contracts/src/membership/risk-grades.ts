import { options } from '../core/fields.ts';

/** How risky a member is to finance. */
export const riskGrades = options({
  LOW: ['Rendah', 'Low', 'success'],
  MEDIUM: ['Sedang', 'Medium', 'warning'],
  HIGH: ['Tinggi', 'High', 'error'],
});
export type RiskGrade = (typeof riskGrades)[number]['value'];
