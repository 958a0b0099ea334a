import { defineMessages } from '../../messages/index.ts';

export const messages = defineMessages({
  id: {
    density: 'Kerapatan',
    comfortable: 'Longgar',
    compact: 'Rapat',
    columnsStandard: 'Kolom standar',
    moveLeft: 'Geser {title} ke kiri',
    moveRight: 'Geser {title} ke kanan',
    width: 'Lebar {title} (piksel)',
    automatic: 'Otomatis',
  },
  en: {
    density: 'Density',
    comfortable: 'Comfortable',
    compact: 'Compact',
    columnsStandard: 'Standard columns',
    moveLeft: 'Move {title} left',
    moveRight: 'Move {title} right',
    width: 'Width of {title} (pixels)',
    automatic: 'Automatic',
  },
});
