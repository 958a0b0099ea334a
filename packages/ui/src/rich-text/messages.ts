import { defineMessages } from '../messages/index.ts';

export const messages = defineMessages({
  id: {
    tools: 'Bentuk teks',
    bold: 'Tebal',
    italic: 'Miring',
    heading: 'Judul',
    bullets: 'Daftar',
    numbers: 'Daftar bernomor',
    link: 'Tautan',
    address: 'Alamat tautan',
    apply: 'Pasang tautan',
    remove: 'Lepas tautan',
    cancel: 'Batal',
    onlyHttps: 'Alamat harus diawali https://',
  },
  en: {
    tools: 'Form of the text',
    bold: 'Bold',
    italic: 'Italic',
    heading: 'Heading',
    bullets: 'List',
    numbers: 'Numbered list',
    link: 'Link',
    address: 'Address of the link',
    apply: 'Set the link',
    remove: 'Remove the link',
    cancel: 'Cancel',
    onlyHttps: 'The address must begin with https://',
  },
});
