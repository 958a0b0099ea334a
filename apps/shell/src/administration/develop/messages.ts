import { defineMessages } from '@console/ui/messages';

export const messages = defineMessages({
  id: {
    title: 'Remote pengembang',
    note:
      'Memakai remote dari mesin Anda sendiri di konsol ini: hanya Anda, hanya di tab ini, hanya ' +
      'sementara. Setiap pemakaian tercatat dalam jejak audit.',
    refused: 'Konsol ini tidak mengizinkan remote dari mesin pengembang (RELEASE_DEVELOPMENT_MINUTES).',
    how: 'Jalankan perintah ini di repositori konsol, lalu buka alamat yang ditampilkannya:',
    ask: 'Remote {remote} akan dimuat dari {address} di tab ini selama {minutes} menit.',
    askOwner: 'Pastikan Anda sendiri yang menjalankan server itu.',
    start: 'Mulai',
    running: 'Remote {remote} dimuat dari {address} di tab ini.',
    pages: 'Halaman remote ini',
    viewOnly: 'Level Anda hanya dapat melihat halaman ini.',
  },
  en: {
    title: 'Remote development',
    note:
      'Uses a remote of your own machine in this console: for you alone, in this tab alone, for a ' +
      'while. Every use stands in the audit trail.',
    refused: 'This console allows no remotes of developers\u2019 machines (RELEASE_DEVELOPMENT_MINUTES).',
    how: 'Run this in the repository of the console, and open the address that it shows:',
    ask: 'The remote {remote} will be loaded from {address} in this tab for {minutes} {minutes|minute|minutes}.',
    askOwner: 'Make sure that it is you who runs that server.',
    start: 'Start',
    running: 'The remote {remote} is loaded from {address} in this tab.',
    pages: 'Pages of this remote',
    viewOnly: 'Your level lets you look at this page only.',
  },
});
