import { text } from '@console/contracts/core/text';
import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    from: '{day}, buka pukul',
    to: '{day}, tutup pukul',
    closed: 'Tutup',
    none: 'Belum diisi',
    fill: 'Isi jam buka',
    same: 'Samakan semua hari dengan {day}',
    clear: 'Kosongkan',
    map: 'Peta: geser pin, atau tombol panah (0,01°)',
    picture: 'Peta dengan pin di {place}',
    noPlace: 'Belum ada pin',
  },
  en: {
    from: '{day}, opens at',
    to: '{day}, closes at',
    closed: 'Closed',
    none: 'Not filled in yet',
    fill: 'Fill in the hours',
    same: 'Same hours as {day} for every day',
    clear: 'Clear',
    map: 'Map: move the pin, or use the arrow keys (0.01°)',
    picture: 'Map with a pin at {place}',
    noPlace: 'No pin yet',
  },
});

/** Names of the days, from Monday on. */
export const days = [
  text('Senin', 'Monday'),
  text('Selasa', 'Tuesday'),
  text('Rabu', 'Wednesday'),
  text('Kamis', 'Thursday'),
  text('Jumat', 'Friday'),
  text('Sabtu', 'Saturday'),
  text('Minggu', 'Sunday'),
] as const;
