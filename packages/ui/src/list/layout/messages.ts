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
    waiting: 'Belum ada tempat untuk: {titles}. Kolom yang Anda atur sendiri tampil semua.',
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
    waiting: 'No room yet for: {titles}. Columns that you arrange yourself are all shown.',
  },
});
