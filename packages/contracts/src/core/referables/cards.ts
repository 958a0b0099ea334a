import { text } from '../text.ts';
import { referable } from './referable.ts';

export const cardType = referable<'branchId' | 'physical'>({
  module: 'card-types',
  path: 'card-types',
  title: text('Jenis Kartu', 'Card type'),
});
export const cardDesign = referable<'cardTypeId'>({
  module: 'card-design',
  path: 'card-design',
  title: text('Desain Kartu', 'Card design'),
});
export const cardSource = referable({
  module: 'card-sources',
  path: 'card-sources',
  title: text('Sumber Kartu', 'Card source'),
});
export const lossReason = referable<'appliesTo'>({
  module: 'reason-for-loss',
  path: 'reason-for-loss',
  title: text('Alasan Kehilangan', 'Reason for loss'),
});
export const extensionReason = referable<'appliesTo'>({
  module: 'reasons-for-extension',
  path: 'reasons-for-extension',
  title: text('Alasan Perpanjangan', 'Reason for extension'),
});
export const resetReason = referable({
  module: 'card-reset-reason',
  path: 'card-reset-reason',
  title: text('Alasan Reset Kartu', 'Card reset reason'),
});
