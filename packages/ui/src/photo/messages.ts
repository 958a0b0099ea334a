import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    smaller: 'Perkecil {photo}',
    larger: 'Perbesar {photo}',
    turn: 'Putar {photo}',
    contrast: 'Kontras {photo}',
    zoomOf: 'Ukuran {photo}',
    area: 'Foto {photo}',
    failed: 'Foto tidak dapat dibuka',
  },
  en: {
    smaller: 'Make {photo} smaller',
    larger: 'Make {photo} larger',
    turn: 'Turn {photo}',
    contrast: 'Contrast of {photo}',
    zoomOf: 'Size of {photo}',
    area: 'Photo {photo}',
    failed: 'The photo cannot be opened',
  },
});
